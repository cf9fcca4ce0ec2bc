import type { FastifyInstance } from 'fastify';
import { normalisePostcode } from 'shared-contracts/countries';
import { ShopError } from '../../shop-error.ts';
import { configOf } from '../stores/config/service.ts';
import type { AddressLookup } from './address-lookup.ts';

export interface AddressLookupOptions {
  addressLookup: AddressLookup;
}

export async function addressLookupRoutes(
  app: FastifyInstance,
  options: AddressLookupOptions,
): Promise<void> {
  app.contractRoute('address-lookup', async ({ country, postcode: typed }, { store }) => {
    const postcode = normalisePostcode(country, typed);
    if (postcode === null) throw new ShopError('invalid_request', { fields: { postcode: 'postcode' } });
    const { addressLookup } = await configOf(app.database.db, store, app.log);
    const places = addressLookup.isEnabled ? await options.addressLookup.placesOf(country, postcode) : [];
    return { places: [...places] };
  });
}
