import type { Store, StoreKind } from 'shared-contracts/stores';

const listOfKind: Record<StoreKind, string> = {
  private: 'standard',
  partner: 'standard',
  outlet: 'outlet',
  pro: 'pro',
};

/**
 * Returns the price list of a store, such as `standard-GBP`. There is one for each kind of price and currency. Members of
 * a customer group may have another one: see `group-price-list.ts`.
 */
export function priceListOf({ kind, currency }: Pick<Store, 'kind' | 'currency'>): string {
  return `${listOfKind[kind]}-${currency}`;
}
