import type { AddressUse } from 'shared-contracts/address-use';
import type { AddressForm } from 'shared-contracts/forms/address';
import { addresses } from '../../db/schema/index.ts';
import {
  buildTestApi,
  call,
  callFailing,
  cookieOf,
  ownOrigin,
  send,
  signIn,
  type TestApi,
} from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.close());

const leeds: AddressForm = {
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
async function newMember(): Promise<string> {
  members += 1;
  const { response } = await call(api.app, 'signup', {
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

const create = async (cookie: string, change: Partial<AddressForm> = {}) =>
  (await call(api.app, 'address-create', { store_id: 1, address: { ...leeds, ...change } }, { cookie })).data;

const book = async (cookie: string) =>
  (await call(api.app, 'address-list', { store_id: 1 }, { cookie })).data.addresses;

const defaultsOf = async (cookie: string) => {
  const list = await book(cookie);
  return {
    billing: list.filter((each) => each.isDefaultBilling).map((each) => each.addressId),
    shipping: list.filter((each) => each.isDefaultShipping).map((each) => each.addressId),
  };
};

async function annasAddress(): Promise<number> {
  const [address] = await book(await signIn(api.app, 'anna@example.com'));
  if (address === undefined) throw new Error('Anna has no address');
  return address.addressId;
}

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
    expect(await book(uk)).toEqual(data.addresses);
  });

  it('stores an address in the form of its country', async () => {
    const cookie = await newMember();
    const address = await create(cookie, { company: '  ', city: ' Leeds ' });
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
    const cookie = await newMember();
    const { addressId } = await create(cookie, { street2: 'Flat 2' });
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
    expect(await book(cookie)).toEqual([data]);
  });

  it('keeps the last of two changes as a whole, also of changes at the same time', async () => {
    const cookie = await newMember();
    const { addressId } = await create(cookie);
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
    expect(await book(cookie)).toMatchObject([
      { firstname: 'Second', company: 'Second Ltd', street2: null, telephone: '+441132430000' },
    ]);
    const answers = (await Promise.all([...tabs, ...tabs].map(change))).map(({ data }) => data);
    const [stored] = await book(cookie);
    expect(answers).toContainEqual(stored);
  });

  it('is limited to 50 addresses, also with concurrent requests', async () => {
    const cookie = await newMember();
    for (let count = 0; count < 47; count += 1) {
      // oxlint-disable-next-line no-await-in-loop -- the book has to be nearly full
      await create(cookie);
    }
    const fields = { store_id: 1, address: leeds };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => send(api.app, 'address-create', fields, { cookie })),
    );
    const statuses = answers.map((response) => response.statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.filter((status) => status === 409)).toHaveLength(5);
    expect(await book(cookie)).toHaveLength(50);
    const { body } = await callFailing(api.app, 'address-create', fields, { cookie });
    expect(body.code).toBe('too_many_addresses');
  });
});

describe('the default addresses', () => {
  it('are the first address until another one becomes the default', async () => {
    const cookie = await newMember();
    const first = await create(cookie, { isDefaultBilling: false });
    const second = await create(cookie);
    expect(await defaultsOf(cookie)).toEqual({ billing: [first.addressId], shipping: [first.addressId] });
    const third = await create(cookie, { isDefaultShipping: true });
    expect(await defaultsOf(cookie)).toEqual({ billing: [first.addressId], shipping: [third.addressId] });
    const address = { ...leeds, isDefaultBilling: true };
    await call(api.app, 'address-update', { store_id: 1, addressId: second.addressId, address }, { cookie });
    expect(await defaultsOf(cookie)).toEqual({ billing: [second.addressId], shipping: [third.addressId] });
    expect((await book(cookie)).map((each) => each.addressId)).toEqual([
      third.addressId,
      second.addressId,
      first.addressId,
    ]);
  });

  it('cannot be unset, so that there is always one', async () => {
    const cookie = await newMember();
    const { addressId } = await create(cookie);
    await create(cookie);
    const address = { ...leeds, isDefaultBilling: false, isDefaultShipping: false };
    await call(api.app, 'address-update', { store_id: 1, addressId, address }, { cookie });
    expect(await defaultsOf(cookie)).toEqual({ billing: [addressId], shipping: [addressId] });
  });

  it('move to another address by address-default, one at a time', async () => {
    const cookie = await newMember();
    const [first, second] = [await create(cookie), await create(cookie)];
    const setDefault = (use: AddressUse) =>
      call(api.app, 'address-default', { store_id: 1, addressId: second.addressId, use }, { cookie });
    const { data } = await setDefault('delivery');
    expect(data.addresses).toEqual([
      { ...second, isDefaultShipping: true },
      { ...first, isDefaultShipping: false },
    ]);
    await setDefault('billing');
    expect(await defaultsOf(cookie)).toEqual({ billing: [second.addressId], shipping: [second.addressId] });
  });

  it('move to the oldest remaining address', async () => {
    const cookie = await newMember();
    const first = await create(cookie);
    const second = await create(cookie);
    const third = await create(cookie, { isDefaultShipping: true });
    const { data } = await call(
      api.app,
      'address-delete',
      { store_id: 1, addressId: first.addressId },
      { cookie },
    );
    expect(data.addresses).toEqual(await book(cookie));
    expect(await defaultsOf(cookie)).toEqual({ billing: [second.addressId], shipping: [third.addressId] });
  });

  it('are for delivery no address in a country without delivery', async () => {
    const cookie = await newMember();
    const zurich = {
      ...leeds,
      city: 'Zürich',
      country_id: 'CH',
      postcode: '8001',
      telephone: '044 668 18 00',
    };
    const first = await create(cookie, zurich);
    expect(await defaultsOf(cookie)).toEqual({ billing: [first.addressId], shipping: [] });
    const second = await create(cookie);
    expect(await defaultsOf(cookie)).toEqual({ billing: [first.addressId], shipping: [second.addressId] });

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
    expect(await defaultsOf(cookie)).toEqual({ billing: [first.addressId], shipping: [second.addressId] });
  });

  it('move for delivery to the oldest delivered address, or are none', async () => {
    const cookie = await newMember();
    const zurich = {
      ...leeds,
      city: 'Zürich',
      country_id: 'CH',
      postcode: '8001',
      telephone: '044 668 18 00',
    };
    const [first, second] = [await create(cookie, zurich), await create(cookie)];
    const third = await create(cookie);
    const abroad = { store_id: 1, addressId: second.addressId, address: zurich };
    const { data } = await call(api.app, 'address-update', abroad, { cookie });
    expect(data.isDefaultShipping).toBe(false);
    expect(await defaultsOf(cookie)).toEqual({ billing: [first.addressId], shipping: [third.addressId] });
    await call(api.app, 'address-delete', { store_id: 1, addressId: third.addressId }, { cookie });
    expect(await defaultsOf(cookie)).toEqual({ billing: [first.addressId], shipping: [] });
    await call(api.app, 'address-delete', { store_id: 1, addressId: first.addressId }, { cookie });
    expect(await defaultsOf(cookie)).toEqual({ billing: [second.addressId], shipping: [] });
  });

  it('are one each after concurrent changes', async () => {
    const cookie = await newMember();
    await Promise.all(
      Array.from({ length: 6 }, () => create(cookie, { isDefaultBilling: true, isDefaultShipping: true })),
    );
    const { billing, shipping } = await defaultsOf(cookie);
    expect([billing.length, shipping.length]).toEqual([1, 1]);
  });

  it('are one each after all other addresses were removed at once', async () => {
    const cookie = await newMember();
    const [one, two] = [await create(cookie), await create(cookie)];
    const last = await create(cookie);
    const remove = (addressId: number) =>
      send(api.app, 'address-delete', { store_id: 1, addressId }, { cookie });
    const answers = await Promise.all([one, one, two, two].map(({ addressId }) => remove(addressId)));
    const statuses = answers.map((response) => response.statusCode);
    expect(statuses.toSorted((left, right) => left - right)).toEqual([200, 200, 404, 404]);
    expect(await defaultsOf(cookie)).toEqual({ billing: [last.addressId], shipping: [last.addressId] });
    expect((await remove(last.addressId)).json()).toEqual({ addresses: [] });
  });
});

describe('an address of another member', () => {
  it.each(['address-data', 'address-update', 'address-default', 'address-delete'] as const)(
    'is not found by %s',
    async (name) => {
      const addressId = await annasAddress();
      const cookie = await signIn(api.app, 'ben@example.com');
      const form = {
        'address-data': {},
        'address-update': { address: leeds },
        'address-default': { use: 'billing' },
        'address-delete': {},
      }[name];
      const before = await api.database.db.select().from(addresses);
      const others = await callFailing(api.app, name, { store_id: 1, addressId, ...form }, { cookie });
      const nobodys = await callFailing(
        api.app,
        name,
        { store_id: 1, addressId: 999_999, ...form },
        { cookie },
      );
      expect([others.status, others.body.code]).toEqual([404, 'not_found']);
      expect({ ...others.body, requestId: '' }).toEqual({ ...nobodys.body, requestId: '' });
      expect(await api.database.db.select().from(addresses)).toEqual(before);
    },
  );

  it('is not found by a member with the same e-mail address on another website', async () => {
    const addressId = await annasAddress();
    const cookie = await signIn(api.app, 'anna@example.com', 20);
    const { status } = await callFailing(api.app, 'address-data', { store_id: 20, addressId }, { cookie });
    expect(status).toBe(404);
  });

  it('is not listed', async () => {
    const addressId = await annasAddress();
    const list = await book(await signIn(api.app, 'ben@example.com'));
    expect(list.map((each) => each.addressId)).not.toContain(addressId);
  });

  it.each([
    'address-list',
    'address-data',
    'address-create',
    'address-update',
    'address-default',
    'address-delete',
  ] as const)('requires sign-in: %s', async (name) => {
    const fields = {
      'address-list': {},
      'address-data': { addressId: 1 },
      'address-create': { address: leeds },
      'address-update': { addressId: 1, address: leeds },
      'address-default': { addressId: 1, use: 'billing' },
      'address-delete': { addressId: 1 },
    }[name];
    const { status, body } = await callFailing(api.app, name, { store_id: 1, ...fields });
    expect([status, body.code]).toEqual([401, 'authentication_required']);
  });
});

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
    const address = await create(cookie, { company: text, street1: text });
    expect(address).toMatchObject({ company: text, street1: text });
    expect(await book(cookie)).toContainEqual(address);
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
    const cookie = await newMember();
    await create(cookie);
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
    expect(await defaultsOf(cookie)).toEqual({ billing: [addressId], shipping: [addressId] });
    expect((await post('address-delete', { addressId: id }, cookie)).statusCode).toBe(200);
    expect(await book(cookie)).toHaveLength(1);
  });

  it.each([
    [{ ...formOf(leeds), 'address[postcode]': '1' }, { 'address.postcode': 'postcode' }],
    [{ ...formOf(leeds), 'address[group_id]': '3' }, { 'address.group_id': 'unknown' }],
    [{ ...formOf(leeds), 'address[city][name]': 'x' }, undefined],
    [{ address: 'Leeds' }, { address: 'invalid' }],
    [{}, { address: 'invalid' }],
  ])('reject %j', async (fields, expected) => {
    const cookie = await newMember();
    const answer = await post('address-create', fields as unknown as Record<string, string>, cookie);
    expect([answer.statusCode, answer.json<{ fields?: object }>().fields]).toEqual([400, expected]);
  });
});
