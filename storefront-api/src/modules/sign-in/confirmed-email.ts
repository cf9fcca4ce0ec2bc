import type { Store } from 'shared-contracts/stores';

/** Stores for professionals, whose occupation the shop verifies by their e-mail address. */
const stores: ReadonlySet<number> = new Set([26]);

/**
 * Returns true if members must confirm their address before they can sign in (store configuration
 * `confirmedEmailRequired`).
 */
export function requiresConfirmedEmail(store: Pick<Store, 'id'>): boolean {
  return stores.has(store.id);
}
