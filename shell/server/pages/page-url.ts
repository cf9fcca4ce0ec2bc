import type { FastifyRequest } from 'fastify';
import type { Store } from 'shared-contracts/stores';

type RequestAddress = Pick<FastifyRequest, 'url' | 'protocol' | 'headers'> & {
  socket: { localPort?: number | undefined };
};

/** Returns the page's URL with the store's own host, and with its port only if the shop listens on it. */
export function pageUrl({ url, protocol, headers, socket }: RequestAddress, store: Store): URL {
  // The request target may be an absolute URL; leading slashes of either kind would turn the first path segment into a
  // host.
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^[/\\]*/, '/');
  // Concatenated, not resolved: URL resolution drops control characters first, and two slashes would become adjacent.
  const page = new URL(`${protocol}://${store.host}${shopPort(headers.host, socket.localPort)}${path}`);
  // Parsing removes dot segments and turns backslashes to slashes: `/.//host` becomes `//host`.
  if (page.pathname.startsWith('//')) page.pathname = page.pathname.replace(/^\/+/, '/');
  return page;
}

/** An arbitrary port would make another URL, and another cache entry, of every page. */
function shopPort(host = '', localPort: number | undefined): string {
  const port = Number(/:(\d{1,5})$/.exec(host)?.[1] ?? 0);
  return port === localPort ? `:${port}` : '';
}

/**
 * Returns the path with its escapes normalised (RFC 3986, 6.2.2): unreserved characters are not escaped, and hexadecimal
 * digits are upper case. Otherwise each page would have a cache entry for every way to write its path.
 */
export function normalisedPath(pathname: string): string {
  return pathname.replace(/%([\da-f]{2})/gi, (escape, code: string) => {
    const character = String.fromCharCode(Number.parseInt(code, 16));
    return /[\w.~-]/.test(character) ? character : escape.toUpperCase();
  });
}

const inventablePath = /^\/(?:join|customer\/account\/(?:login|create)\/referer)\//;

/** Returns whether a client can invent any number of such URLs of pages: with a query, a referral code or a page to return to. */
export function isInventable({ pathname, search }: URL): boolean {
  return search !== '' || inventablePath.test(pathname);
}
