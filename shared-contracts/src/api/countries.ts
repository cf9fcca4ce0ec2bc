import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint/endpoint.ts';
import { countryField, digits, flag, storeIdField } from './endpoint/fields.ts';

/** The address rules of a country; the server validates addresses with the same rules (`forms/address`). */
const countryRecordSchema = z.object({
  code: z.string(),
  name: z.string(),
  currency: z.string(),
  isDelivered: z.boolean(),
  /** Calling code, such as `+44`. */
  dialCode: z.string(),
  postcode: z.object({ isRequired: z.boolean(), example: z.nullable(z.string()) }),
  /** Empty if addresses have none. */
  regions: z.array(z.object({ code: z.string(), name: z.string() })),
  isRegionRequired: z.boolean(),
});

export const country = defineEndpoint({
  name: 'country',
  method: 'GET',
  path: '/api/country',
  summary: 'A country: its code and what an address in it needs',
  access: 'frame',
  request: z.strictObject({ country: countryField, storeId: storeIdField }),
  response: countryRecordSchema,
  errors: ['not_found'],
});

export const countryAddressOptions = defineEndpoint({
  name: 'country-address-options',
  method: 'GET',
  path: '/api/country-address-options',
  summary: 'Countries for an address, those that the store delivers to only with `only_shipping`',
  access: 'frame',
  request: z.strictObject({ store_id: storeIdField, only_shipping: z._default(flag, false) }),
  response: z.object({ countries: z.array(countryRecordSchema) }),
  errors: [],
});

const choice = z.object({ value: z.string(), label: z.string() });

export const languageCurrency = defineEndpoint({
  name: 'language-currency',
  method: 'GET',
  path: '/api/language-currency',
  summary: 'Languages, and the currencies that go with one',
  access: 'frame',
  request: z.strictObject({
    store_id: z.optional(storeIdField),
    /** Locale such as `en_GB`; an unknown one returns the currencies of the default. */
    language: z.optional(z.string().check(z.maxLength(20))),
    /** 7 is the newsletter's store. */
    store_type: z._default(digits, 7),
  }),
  response: z.object({ languages: z.array(choice), currencies: z.array(choice) }),
  errors: [],
});

export const storeSwitchOptions = defineEndpoint({
  name: 'store-switch-options',
  method: 'GET',
  path: '/api/store-switch-options',
  summary: 'The stores between which a visitor may switch',
  access: 'frame',
  request: z.strictObject({
    store_id: z.optional(storeIdField),
    /** A store kind. Default: that of the visitor's store. */
    store_type: z.optional(z.enum(['private', 'outlet', 'partner', 'pro'])),
  }),
  response: z.object({
    stores: z.array(
      z.object({
        storeId: z.int(),
        code: z.string(),
        /** Host without scheme and port. */
        host: z.string(),
        country: z.string(),
        countryName: z.string(),
        language: z.string(),
        languageName: z.string(),
        currency: z.string(),
        isCurrent: z.boolean(),
      }),
    ),
  }),
  errors: [],
});
