import type { Visit } from '../../plugins/contract-routes.ts';

/** Where the parcel would go: what the shopper chose, the member's country, or the store's. */
export function destination(
  chosen: string | undefined,
  { store, visitor }: Pick<Visit, 'store' | 'visitor'>,
): string {
  return chosen ?? visitor.customer?.countryId ?? store.country;
}
