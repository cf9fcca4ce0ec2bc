import { addresses } from '../../db/schema/index.ts';
import { addressesOf, annasAddress, leeds } from '../../testing/address-book.ts';
import { buildTestApi, callFailing, signIn, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.close());

describe('an address of another member', () => {
  it.each(['address-data', 'address-update', 'address-default', 'address-delete'] as const)(
    'is not found by %s',
    async (name) => {
      const addressId = await annasAddress(api);
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
    const addressId = await annasAddress(api);
    const cookie = await signIn(api.app, 'anna@example.com', 20);
    const { status } = await callFailing(api.app, 'address-data', { store_id: 20, addressId }, { cookie });
    expect(status).toBe(404);
  });

  it('is not listed', async () => {
    const addressId = await annasAddress(api);
    const list = await addressesOf(api, await signIn(api.app, 'ben@example.com'));
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
