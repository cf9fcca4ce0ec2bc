import { stores } from 'shared-contracts/stores';
import { storeOverrides } from '../../../db/schema/index.ts';
import { buildTestApi, call, callFailing, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.close());

const config = async (storeId: number, keys: string) =>
  (await call(api.app, 'config', { store_id: storeId, keys })).data;

describe('config', () => {
  it('merges defaults, the brand and the store', async () => {
    expect(await config(1, 'referralPoints,currencyTemplate,guestCheckoutEnabled')).toEqual({
      currencyTemplate: '£#',
      referralPoints: 500,
      guestCheckoutEnabled: false,
    });
    expect(await config(19, 'referralPoints,guestCheckoutEnabled')).toEqual({
      referralPoints: 0,
      guestCheckoutEnabled: true,
    });
    expect(await config(16, 'currencyTemplate,customerServiceHours')).toEqual({
      currencyTemplate: '# kr',
      customerServiceHours: 'mån–fre kl. 9–18',
    });
  });

  it('has a phone number and social pages for every store', async () => {
    const found = await Promise.all(
      stores.map(async ({ id }) => ({ id, ...(await config(id, 'phone,socialLinks')) })),
    );
    const of = (id: number) => found.find((store) => store.id === id);
    expect(found.filter(({ phone, socialLinks }) => !phone || !socialLinks?.length)).toEqual([]);
    expect(of(22)?.phone).toBe(of(1)?.phone);
    expect(of(16)?.phone).not.toBe(of(1)?.phone);
    const first = (id: number) => of(id)?.socialLinks?.[0]?.url;
    expect(first(6)).toBe(first(1));
    expect(new Set([1, 11, 13, 16, 19].map(first)).size).toBe(5);
  });

  it.each(stores.filter(({ locale }) => locale !== 'en_GB').map(({ id }) => id))(
    'has the address of store %i in its language',
    async (storeId) => {
      expect((await config(storeId, 'address')).address?.join(' ')).not.toMatch(/United Kingdom|a shop of/);
    },
  );

  it('prefers the overrides of operators', async () => {
    await api.database.db.insert(storeOverrides).values([
      { storeId: 13, key: 'phone', value: '+33 1 00 00 00 00' },
      { storeId: 13, key: 'referralPoints', value: 'many' },
      { storeId: 13, key: 'nobodyKnowsThis', value: 1 },
    ]);
    // Overrides of the wrong shape or with an unknown key are ignored.
    expect(await config(13, 'phone,referralPoints,nobodyKnowsThis')).toEqual({
      phone: '+33 1 00 00 00 00',
      referralPoints: 500,
    });
    expect((await config(1, 'phone')).phone).not.toBe('+33 1 00 00 00 00');
  });

  it.each(stores.map((store) => [store.id, store.currency]))(
    'has currency, delivery and every flag and integration of store %i',
    async (id, currency) => {
      const keys =
        'currencyCode,delivery,resubscribe,collectPoints,addressLookup,tagManager,payLater,orderSelfEditEnabled';
      const { currencyCode, delivery, ...rest } = await config(id, keys);
      expect(currencyCode).toBe(currency);
      expect(delivery?.freeFrom).toBeGreaterThan(delivery?.fee ?? 0);
      expect(Object.keys(rest)).toHaveLength(6);
    },
  );
});

describe('integration-config', () => {
  it('is empty if the store has no such service', async () => {
    const { data } = await call(api.app, 'integration-config', { storeId: 1, route: 'social-login' });
    expect(data).toEqual({ isEnabled: false, values: {} });
  });

  it('has the values of the service if the store uses it', async () => {
    const { data } = await call(api.app, 'integration-config', { storeId: 11, route: 'payment-wallet' });
    expect(data).toEqual({ isEnabled: true, values: { method: 'paypal_express', currency: 'EUR' } });
    const wallet = await call(api.app, 'integration-config', { storeId: 1, route: 'payment-wallet' });
    expect(wallet.data).toEqual({ isEnabled: true, values: { method: 'wallet', currency: 'GBP' } });
    const unknown = await callFailing(api.app, 'integration-config', { storeId: 11, route: 'secrets' });
    expect(unknown.status).toBe(400);
  });
});

describe('the texts of the page frame', () => {
  it('state the reward for a friend, in the store’s language, if the store has one', async () => {
    const text = async (storeId: number) =>
      (await call(api.app, 'dynamic-header-text', { storeId, key: 'share-and-get-credit' })).data;
    const none = { text: null, url: null };
    expect(await text(14)).toEqual(none);
    await api.database.db
      .insert(storeOverrides)
      .values([1, 12, 19].map((storeId) => ({ storeId, key: 'referralInvitationEnabled', value: true })));
    expect((await text(1)).text).toContain('500');
    expect((await text(12)).text).not.toBe((await text(1)).text);
    expect(await text(19)).toEqual(none);
  });

  it.each(stores.map((store) => store.id))('have titles for the areas of store %i', async (storeId) => {
    const { data } = await call(api.app, 'page-text', { storeId, area: 'login' });
    expect(data.title.length).toBeGreaterThan(2);
  });

  it('are available as stories and blocks', async () => {
    const story = await call(api.app, 'cms-story', { storeId: 16, slug: 'about-us' });
    expect(story.data.story).toMatchObject({
      slug: 'about-us',
      routeKey: '/about-us',
      content: { component: 'page' },
      tag_list: expect.any(Array) as string[],
    });
    expect(story.data.story.content.children.length).toBeGreaterThan(3);
    const block = await call(api.app, 'cms-block', { storeId: 1, identifier: 'pss-sitewide-banner' });
    expect(block.data.block).toMatchObject({ renderTemplate: 'banner' });
    expect((await call(api.app, 'cms-block', { storeId: 1, identifier: 'none' })).data).toEqual({
      block: null,
    });
  });
});
