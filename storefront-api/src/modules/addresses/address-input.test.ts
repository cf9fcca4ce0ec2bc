import { addressesOf, createAddress, leeds } from '../../testing/address-book.ts';
import { buildTestApi, callFailing, ownOrigin, send, signIn, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.close());

describe('address-create and address-update', () => {
  let cookie: string;
  beforeAll(async () => {
    cookie = await signIn(api.app, 'clara@example.com');
  });

  it.each([
    [{ postcode: '12345' }, { 'address.postcode': 'postcode' }],
    [{ postcode: null }, { 'address.postcode': 'required_postcode' }],
    [{ telephone: '12' }, { 'address.telephone': 'phone' }],
    [{ country_id: 'US' }, { 'address.country_id': 'is' }],
    [{ country_id: 'IT', postcode: '10122', region: 'XX' }, { 'address.region': 'required_region' }],
    [{ street1: 'a\u0000b' }, { 'address.street1': 'invalid' }],
    [{ street1: 'a\tb' }, { 'address.street1': 'invalid' }],
    [{ city: 'Leeds\r\nBcc: all@example.com' }, { 'address.city': 'invalid' }],
    [{ city: { $ne: '' } }, { 'address.city': 'required' }],
    [{ lastname: ['Berg'] }, { 'address.lastname': 'required' }],
    [{ isDefaultBilling: 'yes' }, { 'address.isDefaultBilling': 'invalid' }],
    [{ customerId: 1 }, { 'address.customerId': 'unknown' }],
    [{ group_id: 3 }, { 'address.group_id': 'unknown' }],
    [{ loyalty_points: 5000 }, { 'address.loyalty_points': 'unknown' }],
    // A national number of another country.
    [{ telephone: '04 50 51 00 00' }, { 'address.telephone': 'phone' }],
    [{ country_id: 'FR', postcode: '74000' }, { 'address.telephone': 'phone' }],
    [{ addressId: 1 }, { 'address.addressId': 'unknown' }],
  ])('reject %j', async (change, fields) => {
    const address = { ...leeds, ...change };
    const { status, body } = await callFailing(
      api.app,
      'address-create',
      { store_id: 1, address },
      { cookie },
    );
    expect([status, body.fields]).toEqual([400, fields]);
  });

  it('reject names of 10 kB', async () => {
    const address = { ...leeds, firstname: 'K'.repeat(10_240), company: 'C'.repeat(10_240) };
    const { body } = await callFailing(api.app, 'address-create', { store_id: 1, address }, { cookie });
    expect(body.fields).toEqual({ 'address.firstname': 'max', 'address.company': 'max' });
  });

  it.each([[null], ['address'], [[]], [{}], [7]])('reject %j as an address', async (address) => {
    expect((await send(api.app, 'address-create', { store_id: 1, address }, { cookie })).statusCode).toBe(
      400,
    );
  });

  it.each([
    "'; drop table addresses; --",
    '<script>alert(1)</script>',
    '${7*7}{{7*7}}',
    '% _ \\',
    '‮ḧéł​lo 👩‍🚀',
  ])('store text unchanged: %j', async (text) => {
    const address = await createAddress(api, cookie, { company: text, street1: text });
    expect(address).toMatchObject({ company: text, street1: text });
    expect(await addressesOf(api, cookie)).toContainEqual(address);
  });

  it.each([0, -1, 1.5, 2 ** 31, 2 ** 53, '1', null, true, [1], { a: 1 }])(
    'reject the id %j',
    async (addressId) => {
      const answers = await Promise.all([
        send(api.app, 'address-update', { store_id: 1, addressId, address: leeds }, { cookie }),
        send(api.app, 'address-delete', { store_id: 1, addressId }, { cookie }),
      ]);
      expect(answers.map((response) => response.statusCode)).toEqual([400, 400]);
    },
  );

  it.each(['x', '-1', '1.5', '12345678901', "1' or '1'='1"])(
    'reject %j as an id in the path',
    async (addressId) => {
      const response = await send(api.app, 'address-data', { store_id: 1, addressId }, { cookie });
      expect(response.statusCode).toBe(400);
    },
  );

  it('reject a body that is too large, too deep, or from another origin', async () => {
    const deep = `{"store_id":1,"address":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
    const answers = await Promise.all([
      send(
        api.app,
        'address-create',
        { store_id: 1, address: { ...leeds, city: 'x'.repeat(70_000) } },
        { cookie },
      ),
      api.app.inject({
        method: 'POST',
        url: '/api/address-create',
        headers: { ...ownOrigin, cookie, 'content-type': 'application/json' },
        payload: deep,
      }),
      send(
        api.app,
        'address-create',
        { store_id: 1, address: leeds },
        { cookie, headers: { origin: 'https://evil.example' } },
      ),
      send(
        api.app,
        'address-delete',
        { store_id: 1, addressId: 1 },
        { cookie, headers: { 'sec-fetch-site': 'cross-site' } },
      ),
    ]);
    expect(answers.map((response) => response.statusCode)).toEqual([413, 400, 403, 403]);
  });
});
