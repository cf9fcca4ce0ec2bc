/**
 * Appends the alias form `/referer/{referer}/` with the return path, base64url-encoded as one segment. `form_error`,
 * `form_fields` and `retry_after` are removed: the page must not show an old error after sign-in.
 */
export function withReferer(base: string, referer: string | undefined): string {
  if (referer === undefined || !isShopPath(referer)) return base;
  const back = referer
    .replaceAll(/([?&])(?:(?:form_error|form_fields|retry_after)=[^&#]*(?:&|(?=#|$)))+/g, '$1')
    .replace(/[?&](?=#|$)/, '');
  return `${base}/referer/${encodeReferer(back)}/`;
}

export function encodeReferer(path: string): string {
  const bytes = new TextEncoder().encode(path);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Returns null for anything that is not a path of this shop. */
export function decodeReferer(segment: string): string | null {
  try {
    const text = atob(segment.replaceAll('-', '+').replaceAll('_', '/'));
    const path = new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(text, (character) => character.charCodeAt(0)),
    );
    return isShopPath(path) ? path : null;
  } catch {
    return null; // not base64, or not UTF-8: the URL was edited
  }
}

/** Returns whether a value is a path on this origin. Guards every redirect target from user input. */
export function isShopPath(value: string): boolean {
  // oxlint-disable-next-line no-control-regex -- browsers drop control characters, which turns "/\t/host" into "//host"
  if (!/^\/(?![/\\])[^\\\u0000-\u001f]*$/.test(value) || value.length > 500) return false;
  // "/..//host" is safe as it is, but becomes "//host" when it is parsed and serialised again.
  return !new URL(value, 'http://shop.invalid').pathname.startsWith('//');
}
