import type { AddressForm } from 'shared-contracts/forms/address';
import { addressesOf, createAddress, leeds, newMember } from '../../testing/address-book.ts';
import { buildTestApi, call, callFailing, send, signIn, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.close());

describe('the address book', () => {
  it('belongs to the member in every store of the website', async () => {
    const [uk, french] = [
      await signIn(api.app, 'ben@example.com'),
      await signIn(api.app, 'ben@example.com', 13),
    ];
    const { data } = await call(api.app, 'address-list', { store_id: 13 }, { cookie: french });
    expect(data.addresses).toMatchObject([
      { city: 'Bristol', isDefaultBilling: true, isDefaultShipping: true },
    ]);
    expect(await addressesOf(api, uk)).toEqual(data.addresses);
  });

  it('stores an address in the form of its country', async () => {
    const cookie = await newMember(api);
    const address = await createAddress(api, cookie, { company: '  ', city: ' Leeds ' });
    expect(address).toEqual({
      addressId: expect.any(Number) as number,
      firstname: 'Kim',
      lastname: 'Lund',
      company: null,
      street1: '14 Corn Mill Lane',
      street2: null,
      city: 'Leeds',
      region: null,
      postcode: 'LS1 4AB',
      country_id: 'GB',
      telephone: '+441132430000',
      formattedTelephone: '+44 113 243 0000',
      isDefaultBilling: true,
      isDefaultShipping: true,
    });
    const { data } = await call(
      api.app,
      'address-data',
      { store_id: 1, addressId: address.addressId },
      { cookie },
    );
    expect(data).toEqual(address);
  });

  it('replaces all fields of a changed address', async () => {
    const cookie = await newMember(api);
    const { addressId } = await createAddress(api, cookie, { street2: 'Flat 2' });
    const madrid = {
      ...leeds,
      city: 'Madrid',
      country_id: 'ES',
      region: 'M',
      postcode: '28004',
      telephone: '915 23 00 00',
    };
    const { data } = await call(
      api.app,
      'address-update',
      { store_id: 1, addressId, address: madrid },
      { cookie },
    );
    expect(data).toMatchObject({ street2: null, region: 'M', postcode: '28004', telephone: '+34915230000' });
    expect(await addressesOf(api, cookie)).toEqual([data]);
  });

  it('keeps the last of two changes as a whole, also of changes at the same time', async () => {
    const cookie = await newMember(api);
    const { addressId } = await createAddress(api, cookie);
    const tabs = [
      { ...leeds, firstname: 'First', street2: 'Flat 1', telephone: '0113 243 0001' },
      { ...leeds, firstname: 'Second', company: 'Second Ltd', postcode: 'LS2 7EW' },
    ];
    const change = (address: AddressForm) =>
      call(api.app, 'address-update', { store_id: 1, addressId, address }, { cookie });
    for (const tab of tabs) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await change(tab);
    }
    expect(await addressesOf(api, cookie)).toMatchObject([
      { firstname: 'Second', company: 'Second Ltd', street2: null, telephone: '+441132430000' },
    ]);
    const answers = (await Promise.all([...tabs, ...tabs].map(change))).map(({ data }) => data);
    const [stored] = await addressesOf(api, cookie);
    expect(answers).toContainEqual(stored);
  });

  it('is limited to 50 addresses, also with concurrent requests', async () => {
    const cookie = await newMember(api);
    for (let count = 0; count < 47; count += 1) {
      // oxlint-disable-next-line no-await-in-loop -- the book has to be nearly full
      await createAddress(api, cookie);
    }
    const fields = { store_id: 1, address: leeds };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => send(api.app, 'address-create', fields, { cookie })),
    );
    const statuses = answers.map((response) => response.statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.filter((status) => status === 409)).toHaveLength(5);
    expect(await addressesOf(api, cookie)).toHaveLength(50);
    const { body } = await callFailing(api.app, 'address-create', fields, { cookie });
    expect(body.code).toBe('too_many_addresses');
  });
});
