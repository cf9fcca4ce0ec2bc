import type { FastifyRequest } from 'fastify';

/**
 * Whether a change comes from a page of this very host, as its browser says. Every browser sends at least one of the
 * two headers, so a request with neither is not one.
 */
export function isOwnOrigin({ headers }: FastifyRequest): boolean {
  const { origin, host = '' } = headers;
  const site = headers['sec-fetch-site'];
  if (site === undefined && origin === undefined) return false;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  return origin === undefined || hostOf(origin) === host.toLowerCase();
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
