import type { FastifyRequest } from 'fastify';
import type { Store } from 'shared-contracts/stores';

type RequestAddress = Pick<FastifyRequest, 'url' | 'protocol' | 'headers'> & {
  socket: { localPort?: number | undefined };
};

/** The store's own host, whatever the request names; its port only where the shop listens on it. */
export function pageUrl({ url, protocol, headers, socket }: RequestAddress, store: Store): URL {
  // A request may name its whole address, as to a proxy; slashes of either kind would make a host of the first folder.
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^[/\\]*/, '/');
  // Put together, not resolved: a control character between two slashes would be dropped first, and make them one host.
  return new URL(`${protocol}://${store.host}${shopPort(headers.host, socket.localPort)}${path}`);
}

/** A port of the visitor's own would make another address of every page, and another copy in the page cache. */
function shopPort(host = '', localPort: number | undefined): string {
  const port = Number(/:(\d{1,5})$/.exec(host)?.[1] ?? 0);
  return port === localPort ? `:${port}` : '';
}

/** Whether a host, its port ignored, is one of these; `*` in a pattern stands for anything. */
export function isHostOf(patterns: readonly string[], host = ''): boolean {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  return patterns.some((pattern) => {
    const parts = pattern.split('*').map((part) => part.replaceAll(/[^\w-]/g, String.raw`\$&`));
    return new RegExp(`^${parts.join('.*')}$`).test(name);
  });
}
