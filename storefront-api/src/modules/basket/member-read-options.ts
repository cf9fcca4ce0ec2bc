import type { Store } from 'shared-contracts/stores';
import type { Queryable } from '../../db/client.ts';
import { findGroupPriceList } from '../pricing/group-price-list.ts';
import { destination } from '../delivery/destination.ts';
import type { BasketReadOptions } from './basket-response.ts';

interface Member {
  id: number;
  groupId: number;
}

/** Returns what is needed to read the basket of a member who signs in to a store. */
export async function memberReadOptions(
  db: Queryable,
  store: Store,
  member: Member,
  now: Date,
): Promise<Omit<BasketReadOptions, 'delivery'>> {
  return {
    store,
    owner: { storeId: store.id, customerId: member.id },
    customer: member,
    groupPriceList: await findGroupPriceList(db, store, member.groupId),
    view: 'mini',
    country: destination(undefined, { store }),
    now,
  };
}
