export interface OriginHeaders {
  origin?: string | undefined;
  'sec-fetch-site'?: string | string[] | undefined;
}

/**
 * Returns whether the browser says that a request comes from a page of this host. Every browser sends at least one of
 * the two headers with a change, so a request with neither is rejected.
 *
 * @param host host and port of the request; behind a trusted proxy the forwarded ones
 */
export function isOwnOrigin({ origin, 'sec-fetch-site': site }: OriginHeaders, host: string): boolean {
  if (site === undefined && origin === undefined) return false;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  return origin === undefined || hostOf(origin) === host.toLowerCase();
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
