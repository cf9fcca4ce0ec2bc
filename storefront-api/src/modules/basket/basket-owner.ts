import type { Visit } from '../../visit/visit.ts';
import type { BasketOwner } from './repository.ts';

/** Whose basket the visit is about; null for a guest who has put nothing anywhere yet. */
export function ownerOf({ store, visitor }: Pick<Visit, 'store' | 'visitor'>): BasketOwner | null {
  if (visitor.customer !== null) return { storeId: store.id, customerId: visitor.customer.id };
  return visitor.session === null ? null : { storeId: store.id, sessionHash: visitor.session.tokenHash };
}
