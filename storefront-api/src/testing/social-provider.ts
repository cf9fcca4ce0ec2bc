import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the provider says about the person who is signed in there. */
export interface Person {
  id?: string;
  email?: unknown;
  first_name?: unknown;
  last_name?: unknown;
}

/** `silent`: never answers. `endless`: an answer that does not end. */
type Answer = 'normal' | 'silent' | 'closed' | 'garbage' | 'endless' | 'error';

/** A provider of social logins, over HTTP, with a page on which a person agrees or cancels. */
export interface SocialProvider {
  url: string;
  person: Person;
  /** How the endpoint of tokens or of profiles answers. */
  answers: { token: Answer; profile: Answer };
  /** If set, the only addresses that it redirects to. */
  redirectUris: readonly string[] | undefined;
  /** Returns where the page redirects a browser whose person agrees. */
  agree(authorizationUrl: string): Promise<string>;
  close(): Promise<void>;
}

export const clientId = 'shop-at-the-provider';
export const clientSecret = 'secret-of-the-shop';

interface Grant {
  redirectUri: string;
  challenge: string;
  person: Person;
}

/** @param port @default any free one */
export async function startSocialProvider(port = 0): Promise<SocialProvider> {
  const codes = new Map<string, Grant>();
  const tokens = new Map<string, Person>();
  const server = createServer((request, response) => {
    void route(request, response).catch(() => response.destroy());
  });

  async function route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', provider.url);
    if (url.pathname === '/authorize') return showPage(url.searchParams, response);
    const isToken = url.pathname === '/token';
    const kind = provider.answers[isToken ? 'token' : 'profile'];
    if (kind !== 'normal') return sendFault(kind, response);
    const body = isToken ? await readBody(request) : '';
    if (isToken) return sendToken(new URLSearchParams(body), response);
    const person = tokens.get((request.headers.authorization ?? '').replace('Bearer ', ''));
    return person === undefined ? sendJson(response, 401, {}) : sendJson(response, 200, person);
  }

  function showPage(query: URLSearchParams, response: ServerResponse): void {
    const redirectUri = query.get('redirect_uri') ?? '';
    const isKnown = provider.redirectUris?.includes(redirectUri) ?? true;
    if (query.get('client_id') !== clientId || !isKnown || query.get('code_challenge_method') !== 'S256') {
      return sendPage(response, 400, '<h1>This shop is not known here</h1>');
    }
    const code = randomUUID();
    codes.set(code, { redirectUri, challenge: query.get('code_challenge') ?? '', person: provider.person });
    const state = query.get('state') ?? '';
    const agreed = withQuery(redirectUri, { code, state });
    const cancelled = withQuery(redirectUri, { error: 'access_denied', state, error_reason: 'user_denied' });
    const links = `<a href="${agreed}">Continue</a> <a href="${cancelled}">Cancel</a>`;
    return sendPage(response, 200, `<h1>Sign in to the shop</h1>${links}`);
  }

  function sendToken(form: URLSearchParams, response: ServerResponse): void {
    const code = form.get('code') ?? '';
    const grant = codes.get(code);
    codes.delete(code);
    const isClient = form.get('client_id') === clientId && form.get('client_secret') === clientSecret;
    if (!isClient) return sendJson(response, 401, { error: 'invalid_client' });
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isGranted = grant?.redirectUri === form.get('redirect_uri') && grant?.challenge === challenge;
    if (grant === undefined || !isGranted) return sendJson(response, 400, { error: 'invalid_grant' });
    const token = randomUUID();
    tokens.set(token, grant.person);
    return sendJson(response, 200, { access_token: token, token_type: 'bearer', expires_in: 60 });
  }

  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const { port: chosen } = server.address() as AddressInfo;
  const provider: SocialProvider = {
    url: `http://localhost:${chosen}`,
    person: { id: '1' },
    answers: { token: 'normal', profile: 'normal' },
    redirectUris: undefined,
    async agree(authorizationUrl) {
      const { pathname, search } = new URL(authorizationUrl);
      const page = await fetch(`http://127.0.0.1:${chosen}${pathname}${search}`);
      const [, target] = /href="([^"]+)">Continue/.exec(await page.text()) ?? [];
      if (target === undefined) throw new Error(`The provider answers ${page.status}`);
      return target.replaceAll('&amp;', '&');
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  return provider;
}

/** Returns the registration of the shop at this provider. */
export function socialLoginApp({ url }: Pick<SocialProvider, 'url'>) {
  return {
    provider: 'Alpenbuch',
    clientId,
    authorizationUrl: `${url}/authorize`,
    tokenUrl: `${url}/token`,
    profileUrl: `${url}/profile?fields=id,email,first_name,last_name`,
  };
}

function sendFault(kind: Exclude<Answer, 'normal'>, response: ServerResponse): void {
  if (kind === 'closed') response.destroy();
  if (kind === 'garbage') sendPage(response, 200, '<p>not JSON</p>');
  if (kind === 'error') sendJson(response, 500, { error: 'server_error' });
  if (kind === 'endless') {
    response.writeHead(200, { 'content-type': 'application/json' });
    const write = () => {
      while (!response.destroyed && response.write(`"${'x'.repeat(8192)}",`));
    };
    response.on('drain', write);
    write();
  }
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function sendPage(response: ServerResponse, status: number, body: string): void {
  response
    .writeHead(status, { 'content-type': 'text/html; charset=utf-8' })
    .end(`<!doctype html><html lang="en"><title>Alpenbuch</title>${body}`);
}

function withQuery(uri: string, query: Record<string, string>): string {
  const url = new URL(uri);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href.replaceAll('&', '&amp;');
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
