import type { AddressForm } from 'shared-contracts/forms/address';
import { addressesOf, createAddress, defaultsOf, leeds, newMember } from '../../testing/address-book.ts';
import { buildTestApi, ownOrigin, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.close());

describe('the forms of the address book without JavaScript', () => {
  const post = (name: string, fields: Record<string, string>, cookie: string) =>
    api.app.inject({
      method: 'POST',
      url: `/api/${name}`,
      headers: { ...ownOrigin, cookie, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });

  /** The fields of the form, under their names in it. */
  const formOf = (address: Partial<AddressForm>) =>
    Object.fromEntries(
      Object.entries(address).map(([name, value]) => [`address[${name}]`, `${value ?? ''}`]),
    );

  it('add, change and delete an address, and make it the default', async () => {
    const cookie = await newMember(api);
    await createAddress(api, cookie);
    const fields = { back: '/customer/address/new/', ...formOf({ ...leeds, street2: '' }) };
    const added = await post('address-create', { ...fields, 'address[isDefaultShipping]': 'on' }, cookie);
    expect(added.json()).toMatchObject({
      postcode: 'LS1 4AB',
      isDefaultBilling: false,
      isDefaultShipping: true,
    });
    const { addressId } = added.json<{ addressId: number }>();
    const id = `${addressId}`;
    const changed = await post(
      'address-update',
      { addressId: id, ...formOf({ ...leeds, city: 'York' }) },
      cookie,
    );
    expect(changed.json()).toMatchObject({ city: 'York', isDefaultShipping: true });
    await post('address-default', { addressId: id, use: 'billing' }, cookie);
    expect(await defaultsOf(api, cookie)).toEqual({ billing: [addressId], shipping: [addressId] });
    expect((await post('address-delete', { addressId: id }, cookie)).statusCode).toBe(200);
    expect(await addressesOf(api, cookie)).toHaveLength(1);
  });

  it.each([
    [{ ...formOf(leeds), 'address[postcode]': '1' }, { 'address.postcode': 'postcode' }],
    [{ ...formOf(leeds), 'address[group_id]': '3' }, { 'address.group_id': 'unknown' }],
    [{ ...formOf(leeds), 'address[city][name]': 'x' }, undefined],
    [{ address: 'Leeds' }, { address: 'invalid' }],
    [{}, { address: 'invalid' }],
  ])('reject %j', async (fields, expected) => {
    const cookie = await newMember(api);
    const answer = await post('address-create', fields as unknown as Record<string, string>, cookie);
    expect([answer.statusCode, answer.json<{ fields?: object }>().fields]).toEqual([400, expected]);
  });
});
