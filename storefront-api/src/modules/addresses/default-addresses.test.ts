import type { AddressUse } from 'shared-contracts/address-use';
import { addressesOf, createAddress, defaultsOf, leeds, newMember } from '../../testing/address-book.ts';
import { buildTestApi, call, callFailing, send, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.close());

describe('the default addresses', () => {
  it('are the first address until another one becomes the default', async () => {
    const cookie = await newMember(api);
    const first = await createAddress(api, cookie, { isDefaultBilling: false });
    const second = await createAddress(api, cookie);
    expect(await defaultsOf(api, cookie)).toEqual({
      billing: [first.addressId],
      shipping: [first.addressId],
    });
    const third = await createAddress(api, cookie, { isDefaultShipping: true });
    expect(await defaultsOf(api, cookie)).toEqual({
      billing: [first.addressId],
      shipping: [third.addressId],
    });
    const address = { ...leeds, isDefaultBilling: true };
    await call(api.app, 'address-update', { store_id: 1, addressId: second.addressId, address }, { cookie });
    expect(await defaultsOf(api, cookie)).toEqual({
      billing: [second.addressId],
      shipping: [third.addressId],
    });
    expect((await addressesOf(api, cookie)).map((each) => each.addressId)).toEqual([
      third.addressId,
      second.addressId,
      first.addressId,
    ]);
  });

  it('cannot be unset, so that there is always one', async () => {
    const cookie = await newMember(api);
    const { addressId } = await createAddress(api, cookie);
    await createAddress(api, cookie);
    const address = { ...leeds, isDefaultBilling: false, isDefaultShipping: false };
    await call(api.app, 'address-update', { store_id: 1, addressId, address }, { cookie });
    expect(await defaultsOf(api, cookie)).toEqual({ billing: [addressId], shipping: [addressId] });
  });

  it('move to another address by address-default, one at a time', async () => {
    const cookie = await newMember(api);
    const [first, second] = [await createAddress(api, cookie), await createAddress(api, cookie)];
    const setDefault = (use: AddressUse) =>
      call(api.app, 'address-default', { store_id: 1, addressId: second.addressId, use }, { cookie });
    const { data } = await setDefault('delivery');
    expect(data.addresses).toEqual([
      { ...second, isDefaultShipping: true },
      { ...first, isDefaultShipping: false },
    ]);
    await setDefault('billing');
    expect(await defaultsOf(api, cookie)).toEqual({
      billing: [second.addressId],
      shipping: [second.addressId],
    });
  });

  it('move to the oldest remaining address', async () => {
    const cookie = await newMember(api);
    const first = await createAddress(api, cookie);
    const second = await createAddress(api, cookie);
    const third = await createAddress(api, cookie, { isDefaultShipping: true });
    const { data } = await call(
      api.app,
      'address-delete',
      { store_id: 1, addressId: first.addressId },
      { cookie },
    );
    expect(data.addresses).toEqual(await addressesOf(api, cookie));
    expect(await defaultsOf(api, cookie)).toEqual({
      billing: [second.addressId],
      shipping: [third.addressId],
    });
  });

  it('are for delivery no address in a country without delivery', async () => {
    const cookie = await newMember(api);
    const zurich = {
      ...leeds,
      city: 'Zürich',
      country_id: 'CH',
      postcode: '8001',
      telephone: '044 668 18 00',
    };
    const first = await createAddress(api, cookie, zurich);
    expect(await defaultsOf(api, cookie)).toEqual({ billing: [first.addressId], shipping: [] });
    const second = await createAddress(api, cookie);
    expect(await defaultsOf(api, cookie)).toEqual({
      billing: [first.addressId],
      shipping: [second.addressId],
    });

    const address = { ...zurich, isDefaultShipping: true };
    const { addressId } = first;
    const rejected = await Promise.all([
      callFailing(api.app, 'address-create', { store_id: 1, address }, { cookie }),
      callFailing(api.app, 'address-update', { store_id: 1, addressId, address }, { cookie }),
      callFailing(api.app, 'address-default', { store_id: 1, addressId, use: 'delivery' }, { cookie }),
    ]);
    const field = { 'address.isDefaultShipping': 'is' };
    expect(rejected.map(({ body }) => [body.code, body.fields])).toEqual([
      ['invalid_request', field],
      ['invalid_request', field],
      ['invalid_request', { use: 'is' }],
    ]);
    expect(await defaultsOf(api, cookie)).toEqual({
      billing: [first.addressId],
      shipping: [second.addressId],
    });
  });

  it('move for delivery to the oldest delivered address, or are none', async () => {
    const cookie = await newMember(api);
    const zurich = {
      ...leeds,
      city: 'Zürich',
      country_id: 'CH',
      postcode: '8001',
      telephone: '044 668 18 00',
    };
    const [first, second] = [await createAddress(api, cookie, zurich), await createAddress(api, cookie)];
    const third = await createAddress(api, cookie);
    const abroad = { store_id: 1, addressId: second.addressId, address: zurich };
    const { data } = await call(api.app, 'address-update', abroad, { cookie });
    expect(data.isDefaultShipping).toBe(false);
    expect(await defaultsOf(api, cookie)).toEqual({
      billing: [first.addressId],
      shipping: [third.addressId],
    });
    await call(api.app, 'address-delete', { store_id: 1, addressId: third.addressId }, { cookie });
    expect(await defaultsOf(api, cookie)).toEqual({ billing: [first.addressId], shipping: [] });
    await call(api.app, 'address-delete', { store_id: 1, addressId: first.addressId }, { cookie });
    expect(await defaultsOf(api, cookie)).toEqual({ billing: [second.addressId], shipping: [] });
  });

  it('are one each after concurrent changes', async () => {
    const cookie = await newMember(api);
    await Promise.all(
      Array.from({ length: 6 }, () =>
        createAddress(api, cookie, { isDefaultBilling: true, isDefaultShipping: true }),
      ),
    );
    const { billing, shipping } = await defaultsOf(api, cookie);
    expect([billing.length, shipping.length]).toEqual([1, 1]);
  });

  it('are one each after all other addresses were removed at once', async () => {
    const cookie = await newMember(api);
    const [one, two] = [await createAddress(api, cookie), await createAddress(api, cookie)];
    const last = await createAddress(api, cookie);
    const remove = (addressId: number) =>
      send(api.app, 'address-delete', { store_id: 1, addressId }, { cookie });
    const answers = await Promise.all([one, one, two, two].map(({ addressId }) => remove(addressId)));
    const statuses = answers.map((response) => response.statusCode);
    expect(statuses.toSorted((left, right) => left - right)).toEqual([200, 200, 404, 404]);
    expect(await defaultsOf(api, cookie)).toEqual({ billing: [last.addressId], shipping: [last.addressId] });
    expect((await remove(last.addressId)).json()).toEqual({ addresses: [] });
  });
});
