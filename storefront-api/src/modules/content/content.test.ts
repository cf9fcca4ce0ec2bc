import { storedItems } from 'shared-contracts/cookies';
import { configKeys, navigationTypes } from 'shared-contracts/api/shop';
import { storeOverrides } from '../../db/schema/index.ts';
import { buildTestApi, call, callFailing, send, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.close());

const pages = ['about-us', 'cookie-policy', 'privacy-policy', 'frequently-asked-questions', 'contact-us'];

describe('cms-page', () => {
  it.each(pages)('returns %s in every language with the same blocks', async (identifier) => {
    const page = async (storeId: number) => (await call(api.app, 'cms-page', { identifier, storeId })).data;
    const english = await page(1);
    for (const storeId of [11, 12, 13, 14, 15, 16, 23]) {
      const translated = await page(storeId);
      expect([storeId, translated.title]).not.toEqual([storeId, english.title]);
      expect([storeId, translated.content.map((block) => block.component)]).toEqual([
        storeId,
        english.content.map((block) => block.component),
      ]);
    }
  });

  it.each([
    [1, '30 days', '15 minutes', '365 days once you accept, otherwise until you close your browser'],
    [12, '30 dage', '15 minutter', '365 dage, når du har accepteret, ellers indtil du lukker browseren'],
  ])(
    'tells visitors of store %i about everything that the shop stores',
    async (storeId, session, socialLogin, tests) => {
      const { data } = await call(api.app, 'cms-page', { identifier: 'cookie-policy', storeId });
      const rows = data.content.flatMap((block) => (block.component === 'table' ? block.rows : []));
      expect(rows.map(([name]) => name)).toEqual(
        expect.arrayContaining(Object.values(storedItems).map(({ names }) => names.join(', '))),
      );
      expect(rows).toHaveLength(Object.keys(storedItems).length);
      const durationOf = (item: string) => rows.find(([name]) => name?.startsWith(item))?.[2];
      expect(['sid', 'social_login', 'ab_tests'].map(durationOf)).toEqual([session, socialLogin, tests]);
    },
  );

  it.each([
    [1, 'after 12 months', 'Global Privacy Control'],
    [11, 'nach 12 Monaten', 'Global Privacy Control'],
    [16, 'efter 12 månader', 'Global Privacy Control'],
  ])(
    'tells visitors of store %i how long an answer counts, what the browser may reject, and where all services are',
    async (storeId, duration, signal) => {
      const { data } = await call(api.app, 'cms-page', { identifier: 'cookie-policy', storeId });
      const text = data.content.flatMap((block) => (block.component === 'rich_text' ? block.paragraphs : []));
      expect(text.join(' ')).toContain(duration);
      expect(text.join(' ')).toContain(signal);
      const links = data.content.flatMap((block) => (block.component === 'button' ? [block.link.url] : []));
      expect(links).toEqual(['/cookie-preferences']);
    },
  );

  it('does not find an unknown identifier', async () => {
    const { status } = await callFailing(api.app, 'cms-page', { identifier: 'nothing', storeId: 1 });
    expect(status).toBe(404);
  });
});

describe('static-blocks', () => {
  it('returns the banner in the language of the store', async () => {
    const banner = async (storeId: number) =>
      (await call(api.app, 'static-blocks', { identifier: 'pss-sitewide-banner', storeId })).data.block
        ?.message;
    expect(await banner(1)).toMatch(/^New-season skis/);
    expect(await banner(13)).toMatch(/^Les skis de la saison/);
  });

  it('returns an empty result for an unknown identifier', async () => {
    const { data } = await call(api.app, 'static-blocks', { identifier: 'nothing', storeId: 1 });
    expect(data).toEqual({ block: null, errors: ['not_found'] });
  });
});

describe('navigation', () => {
  it.each(navigationTypes)('links %s to pages that exist', async (type) => {
    // English, because the footer links to pages that exist in English only.
    const { data } = await call(api.app, 'navigation', { type, storeId: 1 });
    const links = data.items.flatMap((item) => [item.url, ...item.children.map((child) => child.url)]);
    const urls = links.filter((url) => !url.includes('http'));
    const answers = await Promise.all(
      [...new Set(urls)].map((path) => call(api.app, 'page-route', { path, store_id: 1 })),
    );
    expect(urls.length).toBeGreaterThan(3);
    expect(answers.filter(({ data }) => data.type === null && data.redirect === null)).toEqual([]);
  });

  it('starts with the sales in the members’ shop, and has levels', async () => {
    const { data } = await call(api.app, 'navigation', { type: 'private-shop', storeId: 13 });
    const [sales, skis] = data.items;
    const unending = sales?.children.filter(({ endsAt }) => endsAt === undefined);
    expect([sales?.label, unending?.map(({ label }) => label)]).toEqual([
      'Ventes du jour',
      ['Toutes les ventes', 'Nouveautés', 'Dernières pièces'],
    ]);
    expect(skis?.children.length).toBeGreaterThan(5);
  });

  it('returns the header text with a header, and not with a footer', async () => {
    const textOf = async (type: (typeof navigationTypes)[number], storeId: number) =>
      (await call(api.app, 'navigation', { type, storeId })).data.headerText;
    expect(await textOf('private-shop', 1)).toBeUndefined();
    // Shown only if the linked page is enabled.
    await api.database.db
      .insert(storeOverrides)
      .values([1, 19].map((storeId) => ({ storeId, key: 'referralInvitationEnabled', value: true })));
    const share = { text: 'Share and get 500 points', url: '/rewardpoints/index/referral/' };
    expect(await textOf('private-shop', 1)).toEqual(share);
    expect(await textOf('header-desktop', 1)).toEqual(share);
    expect(await textOf('footer-main', 1)).toBeUndefined();
    // A store without rewards.
    expect(await textOf('header-desktop', 19)).toBeUndefined();
  });

  it('links to other sites, and to pages that exist in English only', async () => {
    const urlsOf = async (storeId: number) =>
      (await call(api.app, 'navigation', { type: 'footer-main', storeId })).data.items.flatMap((item) =>
        item.children.map(({ url }) => url),
      );
    expect(await urlsOf(13)).toEqual(
      expect.arrayContaining([
        'https://www.avalanches.org/',
        '/advice',
        expect.stringMatching(/archived\/blog$/),
      ]),
    );
  });
});

describe('config', () => {
  it('returns the requested keys, and omits unknown ones', async () => {
    const { data } = await call(api.app, 'config', {
      store_id: 13,
      keys: 'currencyCode, currencyTemplate,nope',
    });
    expect(data).toEqual({ currencyCode: 'EUR', currencyTemplate: '# €' });
  });

  it('has every key of the contract', async () => {
    const { data } = await call(api.app, 'config', { store_id: 1, keys: configKeys.join(',') });
    expect(Object.keys(data)).toEqual([...configKeys]);
    expect(data).toMatchObject({
      shopName: 'Offpiste',
      reviewScore: 4.6,
      reviewCount: 37_000,
      returnValidityDays: 14,
      socialLogin: { scope: 'public_profile,email' },
    });
  });

  it('omits keys that every object inherits', async () => {
    expect((await send(api.app, 'config', { store_id: 1, keys: '__proto__,constructor' })).json()).toEqual(
      {},
    );
  });
});
