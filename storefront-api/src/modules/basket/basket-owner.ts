import type { Visit } from '../../visit/visit.ts';
import type { BasketOwner } from './repository.ts';

/** Returns the owner of the visitor's basket; null for a guest without a session, who has no basket. */
export function ownerOf({ store, visitor }: Pick<Visit, 'store' | 'visitor'>): BasketOwner | null {
  if (visitor.customer !== null) return { storeId: store.id, customerId: visitor.customer.id };
  return visitor.session === null ? null : { storeId: store.id, sessionHash: visitor.session.tokenHash };
}
