import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { guestSessionData, type SessionData } from 'shared-contracts/session';
import { storeByHost, type Store } from 'shared-contracts/stores';
import { createApiClient } from 'shared-runtime/host';
import type { AppParts } from './app.ts';
import { chooseEncoding, compress } from './compressed.ts';
import { readVisitor, type Visitor } from './visitor.ts';

export interface PagesParts extends AppParts {
  forwardedHeaders(request: FastifyRequest): Record<string, string>;
}

const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#0b1b2b"/><path d="M4 25 13 9l5 8 3-4 7 12z" fill="#f7f9fb"/><path d="m13 9 3 5-3 2-3-2z" fill="#ff5a1f"/></svg>`;

/** Every other GET is a page: which one, the API says. */
export function registerPages(app: FastifyInstance, parts: PagesParts): void {
  app.get('/favicon.svg', async (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(favicon),
  );
  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain').send('User-agent: *\nDisallow: /api/\nDisallow: /customer/\nDisallow: /checkout/\n'),
  );

  /** A forged or ended session is a guest's; so is one that the API cannot be asked about. */
  async function readSession(
    visitor: Visitor,
    store: Store,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<SessionData> {
    const guest = guestSessionData(store, visitor.consent);
    if (!visitor.hasSession) return guest;
    const api = createApiClient({
      baseUrl: parts.apiUrl,
      fetch: async (input, init) => handOnCookies(await fetch(input, init), reply),
      headers: parts.forwardedHeaders(request),
    });
    const result = await api.call('session-data', { store_id: store.id });
    return result.ok ? result.data : guest;
  }

  app.get('/*', async (request, reply) => {
    const store = storeByHost(request.headers.host);
    const visitor = readVisitor(request, reply);
    const api = createApiClient({
      baseUrl: parts.apiUrl,
      fetch,
      headers: parts.forwardedHeaders(request),
    });
    const session = await readSession(visitor, store, request, reply);
    const isPersonal = session.id !== null || visitor.hasSession;
    const answer = await parts.renderPage({
      url: new URL(request.url.replace(/^\/+/, '/'), `${request.protocol}://${request.headers.host ?? store.host}`),
      store,
      session,
      isPersonal,
      snapshot: parts.releases.snapshotFor(visitor.id),
      api,
      log: request.log,
    });
    if (answer.kind === 'redirect') return reply.redirect(answer.location, answer.status);
    const html = parts.devRefresh ? withDevRefresh(answer.html) : answer.html;
    return sendDocument(request, reply, answer.status, html);
  });
}

/** The API renews a session's cookie and clears a dead one; both reach the browser with the page. */
function handOnCookies(answer: Response, reply: FastifyReply): Response {
  for (const cookie of answer.headers.getSetCookie()) reply.header('set-cookie', cookie);
  return answer;
}

async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  html: Buffer,
): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const body = await compress(html, encoding, 4);
  reply.code(status).type('text/html; charset=utf-8').header('vary', 'accept-encoding, cookie');
  reply.header('cache-control', 'private, no-cache');
  if (status === 503) reply.header('retry-after', '120');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(body);
}

function withDevRefresh(html: Buffer): Buffer {
  return Buffer.from(html.toString().replace('</head>', '<script src="/__dev/refresh.js" async></script></head>'));
}
