import type { Store, StoreKind } from 'shared-contracts/stores';

const listOfKind: Record<StoreKind, string> = {
  private: 'standard',
  partner: 'standard',
  outlet: 'outlet',
  pro: 'pro',
};

/** The price list that a store's shoppers pay by: one for each kind of price and currency, such as `standard-GBP`. */
export function priceListOf({ kind, currency }: Pick<Store, 'kind' | 'currency'>): string {
  return `${listOfKind[kind]}-${currency}`;
}
