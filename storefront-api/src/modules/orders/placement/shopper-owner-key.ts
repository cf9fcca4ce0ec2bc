import type { BasketOwner } from '../../basket/basket-access.ts';

/** Names the owner of an idempotency key. */
export function shopperOwnerKey(owner: BasketOwner): string {
  return 'customerId' in owner ? `customer:${owner.customerId}` : `session:${owner.sessionHash}`;
}
