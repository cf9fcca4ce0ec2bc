import * as z from 'zod/mini';
import { addressUseSchema } from '../address-use.ts';
import { addressSchema, addressFormSchema } from '../forms/address.ts';
import { rowIdField } from '../forms/text-fields.ts';
import { defineEndpoint } from './endpoint/endpoint.ts';
import { digits, storeIdField } from './endpoint/fields.ts';

const addressBook = z.object({ addresses: z.array(addressSchema) });

/** Another member's address is answered with `not_found`, so that its existence is not revealed. */
export const addressList = defineEndpoint({
  name: 'address-list',
  method: 'GET',
  path: '/api/address-list',
  summary: "The member's address book, default addresses first",
  access: 'member',
  request: z.strictObject({ store_id: storeIdField }),
  response: addressBook,
  errors: ['authentication_required'],
});

export const addressData = defineEndpoint({
  name: 'address-data',
  method: 'GET',
  path: '/api/address-data',
  summary: "One address of the member's own",
  access: 'member',
  request: z.strictObject({ store_id: storeIdField, addressId: digits }),
  response: addressSchema,
  errors: ['authentication_required', 'not_found'],
});

/** Fields of a rejected address form without JavaScript, under their names in the form. */
export const keptAddressFields = [
  'firstname',
  'lastname',
  'company',
  'street1',
  'street2',
  'city',
  'region',
  'postcode',
  'country_id',
  'telephone',
  'isDefaultBilling',
  'isDefaultShipping',
].map((name) => `address[${name}]`);

export const addressCreate = defineEndpoint({
  name: 'address-create',
  method: 'POST',
  path: '/api/address-create',
  summary: 'Adds an address; the first one becomes the default for billing and delivery',
  access: 'member',
  form: { done: '/customer/address/?status=added', keeps: keptAddressFields },
  request: z.strictObject({ store_id: z.int(), address: addressFormSchema }),
  response: addressSchema,
  errors: ['authentication_required', 'too_many_addresses'],
});

export const addressUpdate = defineEndpoint({
  name: 'address-update',
  method: 'POST',
  path: '/api/address-update',
  summary: 'Changes an address',
  access: 'member',
  form: { done: '/customer/address/?status=changed', keeps: keptAddressFields },
  request: z.strictObject({ store_id: z.int(), addressId: rowIdField, address: addressFormSchema }),
  response: addressSchema,
  errors: ['authentication_required', 'not_found'],
});

export const addressDefault = defineEndpoint({
  name: 'address-default',
  method: 'POST',
  path: '/api/address-default',
  summary: 'Makes an address the default for billing or delivery',
  access: 'member',
  form: { done: '/customer/address/?status=default-changed' },
  request: z.strictObject({
    store_id: z.int(),
    addressId: rowIdField,
    use: addressUseSchema,
  }),
  response: addressBook,
  errors: ['authentication_required', 'not_found'],
});

export const addressDelete = defineEndpoint({
  name: 'address-delete',
  method: 'POST',
  path: '/api/address-delete',
  summary: 'Removes an address; if it was a default, the oldest one left takes its place',
  access: 'member',
  form: { done: '/customer/address/?status=deleted' },
  request: z.strictObject({ store_id: z.int(), addressId: rowIdField }),
  response: addressBook,
  errors: ['authentication_required', 'not_found'],
});
