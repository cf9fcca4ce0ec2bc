import type { PageMeta } from 'shared-contracts/api/shop';

/** The same page in another store; where it has none, its home page (`server/routes/store-switch.ts` knows the address). */
export function storeAddress(
  store: { code: string; host: string },
  alternates: PageMeta['alternates'],
): string {
  const same = alternates.find(({ href }) => new URL(href).hostname === store.host);
  return same?.href ?? `/store-switch/${store.code}`;
}
