import type { Store } from 'shared-contracts/stores';
import { defaultStore, storeById } from 'shared-contracts/stores';

/** The kinds of access that no store of the demo shop has. */
export const publicStore: Store = { ...defaultStore, id: 19, code: 'outlet', access: 'public' };
export const closedStore: Store = { ...defaultStore, id: 22, code: 'partner', access: 'login_required' };

export function findTestStore(id: number): Store | undefined {
  return [publicStore, closedStore].find((store) => store.id === id) ?? storeById(id);
}
