import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { guestSessionData, type SessionData } from 'shared-contracts/session';
import { storeByHost, type Store } from 'shared-contracts/stores';
import type { ApiClient } from 'shared-runtime';
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
    reply
      .type('text/plain')
      .send('User-agent: *\nDisallow: /api/\nDisallow: /customer/\nDisallow: /checkout/\n'),
  );

  app.get('/*', async (request, reply) => {
    const store = storeByHost(request.headers.host);
    const visitor = readVisitor(request, reply);
    const api = createApiClient({
      baseUrl: parts.apiUrl,
      fetch,
      headers: parts.forwardedHeaders(request),
    });
    const own = await readOwnSession(visitor, store, api);
    const answer = await parts.renderPage({
      // Slashes of either kind would make a host of the first folder; a visitor's own host is not used at all.
      url: new URL(request.url.replace(/^[/\\]+/, '/'), `http://${store.host}`),
      store,
      session: own ?? guestSessionData(store, visitor.consent),
      // A guest's page for want of a better one is a shared page: the browser asks again who the visitor is.
      isPersonal: own !== null,
      snapshot: parts.releases.snapshotFor(visitor.id),
      api,
      log: request.log,
    });
    if (answer.kind === 'redirect') return reply.redirect(answer.location, answer.status);
    const html = parts.devRefresh ? withDevRefresh(answer.html) : answer.html;
    return sendDocument(request, reply, answer.status, html);
  });
}

/** Null for a visitor without a session, and where the API cannot be asked. A forged or ended one is a guest's. */
async function readOwnSession(visitor: Visitor, store: Store, api: ApiClient): Promise<SessionData | null> {
  if (!visitor.hasSession) return null;
  const result = await api.call('session-data', { store_id: store.id });
  return result.ok ? result.data : null;
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
  return Buffer.from(
    html.toString().replace('</head>', '<script src="/__dev/refresh.js" async></script></head>'),
  );
}
