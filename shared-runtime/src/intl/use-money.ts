import { useCallback } from 'react';
import { formatMoney, type Money } from 'shared-contracts/money';
import { useShopHost } from '../host/shop-host.ts';

/** Words an amount in the visitor's language. */
export function useMoneyFormat(): (value: Money) => string {
  const { languageTag } = useShopHost().context;
  return useCallback((value) => formatMoney(value, languageTag), [languageTag]);
}
