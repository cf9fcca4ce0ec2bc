import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint/endpoint.ts';
import { countryField, storeIdField } from './endpoint/fields.ts';

export const addressLookup = defineEndpoint({
  name: 'address-lookup',
  method: 'GET',
  path: '/api/address-lookup',
  summary: 'The places of a postcode, to fill in an address; none if the shop does not know it',
  access: 'frame',
  limit: { max: 60, windowSeconds: 60 },
  request: z.strictObject({
    store_id: storeIdField,
    country: countryField,
    /** In any spacing. One that the country cannot have is rejected. */
    postcode: z.string().check(z.maxLength(20)),
  }),
  response: z.object({
    /** `region` is the code of a country whose addresses have regions. */
    places: z.array(z.object({ city: z.string(), region: z.nullable(z.string()) })),
  }),
  errors: [],
});
