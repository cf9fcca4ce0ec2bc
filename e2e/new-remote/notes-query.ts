import type { EndpointDescriptor } from 'shared-contracts/api/descriptor';
import { endpointQuery, type ShopContext } from 'shared-runtime';

/** An endpoint that shared-contracts does not know. */
const notes: EndpointDescriptor<{ store_id: number }, { text: string }> = {
  name: 'placeholder-name',
  method: 'GET',
  path: '/api/placeholder-name',
};

export const notesQuery = (shop: ShopContext) => endpointQuery(shop, notes, { store_id: shop.store.id });
