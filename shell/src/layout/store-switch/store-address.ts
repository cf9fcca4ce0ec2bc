import type { PageMeta } from 'shared-contracts/api/shop';

/**
 * Returns the URL of the same page in another store; if it does not exist there, the URL of the home page through
 * `server/routes/store-switch.ts`.
 */
export function storeAddress(
  store: { code: string; host: string },
  alternates: PageMeta['alternates'],
): string {
  const same = alternates.find(({ href }) => new URL(href).hostname === store.host);
  return same?.href ?? `/store-switch/${store.code}`;
}
