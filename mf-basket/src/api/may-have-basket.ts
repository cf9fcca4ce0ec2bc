import { maySeePrices, toSession } from 'shared-contracts/session';
import type { ShopContext } from 'shared-runtime';

/**
 * Whether the visitor, as known now, can have a basket: a guest of a gated store cannot. For `load()`, whose
 * context still holds the visitor of the first page; components ask `useMaySeePrices()`.
 */
export function mayHaveBasket({ bus, session }: Pick<ShopContext, 'bus' | 'session'>): boolean {
  const present = bus.last('session:changed')?.session;
  return maySeePrices(present ? toSession(present) : session);
}
