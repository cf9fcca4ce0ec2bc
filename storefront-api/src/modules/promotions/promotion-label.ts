import type { Store } from 'shared-contracts/stores';
import { formatStoreMoney } from '../pricing/format-store-money.ts';
import type { LoadedPromotion } from './load-promotions.ts';

/** Returns what a promotion does, in the language and currency of a store. */
export function promotionLabel(
  { name, effect, minimum }: Pick<LoadedPromotion, 'name' | 'effect' | 'minimum'>,
  store: Store,
): string {
  const amount = effect.kind === 'amount' ? effect.amount : 0;
  return name[store.locale]
    .replace('{amount}', () => formatStoreMoney(amount, store))
    .replace('{minimum}', () => formatStoreMoney(minimum ?? 0, store));
}
