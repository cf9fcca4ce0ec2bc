import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { isOwnOrigin } from 'shared-contracts/own-origin';

/**
 * What the page of another company needs: calls of guests, and pictures. Not sign-in or checkout: visitors must enter neither
 * passwords nor payments there, and no answer contains a member's data.
 */
const forwardedCalls: ReadonlySet<string> = new Set(['GET /api/basket-data', 'POST /api/basket-add']);
const isForwarded = (method: string, path: string) =>
  forwardedCalls.has(`${method} ${path}`) || (method === 'GET' && path.startsWith('/media/'));

const requestHeaders = ['accept', 'content-type', 'content-length'] as const;

/** The session at the shop. Neither site gets further cookies of the other one. */
const sessionCookie = /^\s*sid=/;

export interface Shop {
  /** Where the host's server reaches the shop. */
  port: number;
  /** Host name of the store, with its port. */
  host: string;
}

/** Forwards a request of the page to the shop, or answers with 403. The session of the guest is a cookie of the host. */
export function forward(request: IncomingMessage, response: ServerResponse, shop: Shop): void {
  const { method = '', url = '', headers } = request;
  const target = { headers: { ...headers }, protocol: 'http', host: headers.host ?? '' };
  // The shop cannot check where the call comes from, because the host's server makes it.
  if (!isForwarded(method, url.split('?')[0] ?? '') || (method !== 'GET' && !isOwnOrigin(target))) {
    response.writeHead(403).end();
    return;
  }
  const kept = requestHeaders.map((name) => [name, headers[name]] as const);
  const upstream = httpRequest(
    {
      host: '127.0.0.1',
      port: shop.port,
      method,
      path: url,
      headers: {
        ...Object.fromEntries(kept.filter(([, value]) => value !== undefined)),
        host: shop.host,
        origin: `http://${shop.host}`,
        cookie: (headers.cookie ?? '')
          .split(';')
          .filter((each) => sessionCookie.test(each))
          .join(';'),
        // The shop limits requests by address.
        'x-forwarded-for': request.socket.remoteAddress ?? '',
      },
    },
    (answer) => {
      const { 'content-type': type = '', 'set-cookie': cookies = [] } = answer.headers;
      const own = cookies.filter((cookie) => sessionCookie.test(cookie));
      response.writeHead(answer.statusCode ?? 502, { 'content-type': type, 'set-cookie': own });
      answer.pipe(response);
    },
  );
  upstream.on('error', () => response.writeHead(502).end());
  request.pipe(upstream);
}
