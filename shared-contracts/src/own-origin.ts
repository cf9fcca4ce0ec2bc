export interface OriginHeaders {
  origin?: string | undefined;
  'sec-fetch-site'?: string | string[] | undefined;
}

/** Where a request was sent to. Behind a trusted proxy the forwarded values, as `request` of Fastify has them. */
export interface RequestTarget {
  headers: OriginHeaders;
  /** Scheme without colon, such as `https`. */
  protocol: string;
  /** Host, and port unless it is that of the scheme. */
  host: string;
}

/**
 * Returns whether the browser says that a request comes from a page of the same scheme, host and port. Every browser
 * sends at least one of the two headers with a change, so a request with neither is rejected.
 */
export function isOwnOrigin({ headers, protocol, host }: RequestTarget): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site === undefined && origin === undefined) return false;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  return origin === undefined || isSameOrigin(origin, `${protocol}://${host}`);
}

/** Compares parsed URLs: a request may name the port of its scheme, an `Origin` header never does. */
function isSameOrigin(origin: string, target: string): boolean {
  if (!URL.canParse(origin) || !URL.canParse(target)) return false;
  // The origin of other schemes than those of the web is "null", which would be equal to any other.
  const own = new URL(target);
  return ['http:', 'https:'].includes(own.protocol) && new URL(origin).origin === own.origin;
}
