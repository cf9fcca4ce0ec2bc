import { useCallback } from 'react';
import { formatMoney, type Money } from 'shared-contracts/money';
import { useShopHost } from '../host/shop-host.ts';

/** Returns a function that formats an amount in the price format of the store. */
export function useMoneyFormat(): (value: Money) => string {
  const { store } = useShopHost().context;
  return useCallback((value) => formatMoney(value, store), [store]);
}
