import type { Store } from 'shared-contracts/stores';
import { destination } from '../delivery/destination.ts';
import type { BasketReadOptions } from './basket-response.ts';

interface Member {
  id: number;
  loyaltyPoints: number;
}

/** Returns what is needed to read the basket of a member in one store. */
export function memberReadOptions(store: Store, member: Member, now: Date): BasketReadOptions {
  return {
    store,
    owner: { storeId: store.id, customerId: member.id },
    isMember: true,
    loyaltyPoints: member.loyaltyPoints,
    view: 'mini',
    country: destination(undefined, { store }),
    now,
  };
}
