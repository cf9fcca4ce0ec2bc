import type { CallResponse } from 'shared-contracts/api/descriptor';
import { addressLookup } from 'shared-contracts/descriptors/address-lookup';
import { endpointQuery, type ShopContext } from 'shared-runtime';

export type AddressPlace = CallResponse<typeof addressLookup>['places'][number];

/** Query options of the places of a postcode. */
export function addressPlacesQuery(
  context: Pick<ShopContext, 'api' | 'store'>,
  country: string,
  postcode: string,
) {
  return endpointQuery(context, addressLookup, { store_id: context.store.id, country, postcode });
}
