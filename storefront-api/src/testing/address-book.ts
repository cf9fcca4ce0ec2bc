import type { AddressForm } from 'shared-contracts/forms/address';
import { call, cookieOf, signIn, type TestApi } from './test-api.ts';

export const leeds: AddressForm = {
  firstname: 'Kim',
  lastname: 'Lund',
  street1: '14 Corn Mill Lane',
  city: 'Leeds',
  postcode: 'ls1 4ab',
  country_id: 'GB',
  telephone: '0113 243 0000',
};

let members = 0;
/** Returns the cookie of a member with an empty address book. */
export async function newMember({ app }: TestApi): Promise<string> {
  members += 1;
  const { response } = await call(app, 'signup', {
    email: `walker-${members}@example.com`,
    password: 'Deep-Snow-1',
    firstname: 'Kim',
    lastname: 'Lund',
    country_id: 'GB',
    language: 'en_GB',
    newsletter: false,
    store_id: 1,
  });
  return cookieOf(response);
}

export async function createAddress({ app }: TestApi, cookie: string, change: Partial<AddressForm> = {}) {
  const request = { store_id: 1, address: { ...leeds, ...change } };
  return (await call(app, 'address-create', request, { cookie })).data;
}

export async function addressesOf({ app }: TestApi, cookie: string) {
  return (await call(app, 'address-list', { store_id: 1 }, { cookie })).data.addresses;
}

/** Returns the ids of the default addresses: one each, or none. */
export async function defaultsOf(api: TestApi, cookie: string) {
  const list = await addressesOf(api, cookie);
  return {
    billing: list.filter((each) => each.isDefaultBilling).map((each) => each.addressId),
    shipping: list.filter((each) => each.isDefaultShipping).map((each) => each.addressId),
  };
}

/** Returns the id of an address of the demo member Anna. */
export async function annasAddress(api: TestApi): Promise<number> {
  const [address] = await addressesOf(api, await signIn(api.app, 'anna@example.com'));
  if (address === undefined) throw new Error('Anna has no address');
  return address.addressId;
}
