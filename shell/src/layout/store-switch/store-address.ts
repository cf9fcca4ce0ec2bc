import type { PageMeta } from 'shared-contracts/api/shop';
import { isMembersPath } from 'shared-contracts/routes';

/** Returns the URL of the same page in another store; if it does not exist there, {@link storeSwitchPath}. */
export function storeAddress(
  store: { code: string; host: string },
  alternates: PageMeta['alternates'],
  path: string,
): string {
  const same = alternates.find(({ href }) => new URL(href).hostname === store.host);
  return same?.href ?? storeSwitchPath(store.code, path);
}

/**
 * Returns the path by which `server/routes/store-switch.ts` leads to another store: to its home page, or from a members'
 * page to the same page. Each store has its own session, so the other one asks to sign in first.
 */
export function storeSwitchPath(code: string, path: string): string {
  return `/store-switch/${code}${isMembersPath(path) ? `?to=${encodeURIComponent(path)}` : ''}`;
}
