import type { Store } from 'shared-contracts/stores';

/** Stores for people whose trade the shop has checked by their address. */
const stores: ReadonlySet<number> = new Set([26]);

/** Store config key `confirmedEmailRequired`: who has not confirmed the address cannot sign in. */
export function requiresConfirmedEmail(store: Pick<Store, 'id'>): boolean {
  return stores.has(store.id);
}
