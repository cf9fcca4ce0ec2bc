import type { Store } from 'shared-contracts/stores';
import type { CustomerRow } from '../session/repository.ts';
import type { BasketReader } from './basket-answer.ts';

/** Reads the basket of a member in one store. */
export function memberReader(store: Store, customer: CustomerRow, now: Date): BasketReader {
  return {
    store,
    owner: { storeId: store.id, customerId: customer.id },
    isMember: true,
    loyaltyPoints: customer.loyaltyPoints,
    view: 'mini',
    country: customer.countryId,
    now,
  };
}
