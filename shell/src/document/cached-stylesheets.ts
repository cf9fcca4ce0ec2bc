import type { StoredName } from 'shared-contracts/cookies';

/** Names the style sheets that this browser has in its cache. */
export const cachedStylesheetsCookie: StoredName<'cookie'> = 'cached_styles';

/** About as many as all pages of one snapshot have; the oldest are dropped. */
const maxIds = 40;
const idLength = 8;
const idPattern = /^[\w+/]{8}$/;
const separator = '.';

/** Returns a short name of a style sheet: the beginning of its hash. */
function idOf(integrity: string): string {
  return integrity.slice('sha384-'.length, 'sha384-'.length + idLength);
}

/** @param value of the cookie, which may be anything */
function idsOf(value: string | undefined): string[] {
  return (value ?? '').split(separator, maxIds).filter((id) => idPattern.test(id));
}

/**
 * Returns whether the browser that sent a cookie has a style sheet in its cache. A cookie that is wrong costs one request.
 *
 * @param value of the cookie, from the browser
 * @param integrity of the style sheet, in the format of Subresource Integrity
 */
export function isCached(value: string | undefined, integrity: string): boolean {
  return idsOf(value).includes(idOf(integrity));
}

/** Returns the value of the cookie after a style sheet has been loaded: the same one if it names it already. */
export function withCached(value: string | undefined, integrity: string): string {
  if (value !== undefined && isCached(value, integrity)) return value;
  return [...idsOf(value), idOf(integrity)].slice(-maxIds).join(separator);
}

/** Returns the value of the cookie after a style sheet could not be loaded. */
export function withoutCached(value: string | undefined, integrity: string): string {
  return idsOf(value)
    .filter((id) => id !== idOf(integrity))
    .join(separator);
}
