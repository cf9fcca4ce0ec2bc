import type { StoredName } from 'shared-contracts/cookies';

/** Names the style sheets that this browser has in its cache. */
export const cachedStylesheetsCookie: StoredName<'cookie'> = 'cached_styles';

/** More than one release has; the oldest are dropped. */
const maxIds = 12;
const separator = '.';

/** Returns a short name of a style sheet: the beginning of its hash. */
function idOf(integrity: string): string {
  return integrity.slice('sha384-'.length, 'sha384-'.length + 8);
}

/**
 * Returns whether the browser that sent a cookie has a style sheet in its cache. A cookie that is wrong costs one request.
 *
 * @param value of the cookie, from the browser: anything
 * @param integrity of the style sheet, in the format of Subresource Integrity
 */
export function isCached(value: string | undefined, integrity: string): boolean {
  return value?.split(separator, maxIds).includes(idOf(integrity)) ?? false;
}

/** Returns the value of the cookie after a style sheet has been loaded. */
export function withCached(value: string | undefined, integrity: string): string {
  const others = (value ?? '').split(separator).filter((id) => id !== '' && id !== idOf(integrity));
  return [idOf(integrity), ...others].slice(0, maxIds).join(separator);
}
