import { maySeePrices, toSession } from 'shared-contracts/session';
import type { ShopContext } from 'shared-runtime';

/**
 * Returns whether the current visitor can have a basket: a guest of a gated store cannot. For `load()`, whose
 * `session` is still that of the first page; components use `useMaySeePrices()`.
 */
export function mayHaveBasket({ bus, session }: Pick<ShopContext, 'bus' | 'session'>): boolean {
  const current = bus.last('session:changed')?.session;
  return maySeePrices(current ? toSession(current) : session);
}
