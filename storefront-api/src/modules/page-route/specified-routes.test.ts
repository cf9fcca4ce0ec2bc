import { entryOfPath, forcedRoute, isMembersPath, type PageEntry } from 'shared-contracts/routes';
import { buildTestApi, call, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.close());

async function route(path: string, storeId = 1) {
  return (await call(api.app, 'page-route', { path, store_id: storeId })).data;
}

type Row = readonly [
  paths: readonly string[],
  type: string,
  entityId: number | string | null,
  entry: PageEntry,
];

/** The rows of specification §2.1: a path, then its aliases. Each resolves with and without a trailing slash. */
const rows: readonly Row[] = [
  [['/', '/sales'], 'home', null, 'public'],
  [['/checkout/cart/'], 'basket', null, 'public'],
  [['/brand/varnhorn', '/shop/varnhorn', '/brand-new/varnhorn'], 'brand', 1, 'public'],
  [['/brands'], 'brands-index', null, 'public'],
  [['/products'], 'category', 1, 'public'],
  [['/products/skis', '/event/skis', '/brand-new/skis'], 'category', 2, 'public'],
  [
    ['/products/skis/all-mountain', '/event/skis/all-mountain', '/brand-new/skis/all-mountain'],
    'category',
    3,
    'public',
  ],
  [['/event/board-room'], 'category', 'sale:4', 'public'],
  [['/catalog/product/view/id/1/'], 'product', 1, 'public'],
  [['/search'], 'search', null, 'public'],
  [['/customer/account'], 'account', null, 'members'],
  [['/customer/account/edit/'], 'account-edit', null, 'members'],
  [['/customer/account/brands-interest'], 'brands-interest', null, 'members'],
  [['/customer/account/personalisation/'], 'personalisation', null, 'members'],
  [['/customer/account/notifications-preferences/'], 'notifications-preferences', null, 'mailed'],
  [['/sales/billing_agreement/'], 'billing-agreements', null, 'members'],
  [['/customer/address/', '/customer/address/index/'], 'address-list', null, 'members'],
  [['/customer/address/new/'], 'address-new', null, 'members'],
  [['/customer/address/edit/id/7/'], 'address-edit', 7, 'members'],
  [['/sales/order/history/'], 'order-history', null, 'members'],
  [['/sales/order/view/order_id/12'], 'order-view', 12, 'members'],
  [['/sales/returns/'], 'returns', null, 'members'],
  [['/historical/orders'], 'historical-orders', null, 'members'],
  [['/historical/orders/4'], 'historical-order-view', 4, 'members'],
  [['/newsletter/manage/'], 'newsletter-manage', null, 'mailed'],
  [['/rewardpoints/index/referral/'], 'referral', null, 'members'],
  [['/contact-us'], 'contact', 'contact-us', 'public'],
  [['/frequently-asked-questions'], 'cms', 'frequently-asked-questions', 'public'],
  [['/order/success/'], 'order-success', null, 'public'],
  [['/customer/account/login', '/customer/account/login/referer/L2JyYW5k/'], 'login', null, 'guests'],
  [['/customer/account/create', '/customer/account/create/referer/L2JyYW5k/'], 'register', null, 'guests'],
  [['/customer/account/forgotpassword/'], 'forgot-password', null, 'guests'],
  [['/customer/account/resetpassword/'], 'reset-password', null, 'public'],
  [['/customer/account/confirm/'], 'confirm-account', null, 'public'],
  [['/join/anna-7'], 'join', 'anna-7', 'public'],
  [['/unsubscribe/unsubscribe/index/'], 'unsubscribe', null, 'mailed'],
  [['/ski-boots-size-guide'], 'size-guide', 'ski-boots-size-guide', 'public'],
  [['/cookie-policy'], 'cms', 'cookie-policy', 'public'],
  [['/privacy-policy'], 'cms', 'privacy-policy', 'public'],
  [['/about-us'], 'cms', 'about-us', 'public'],
  [['/b-corp'], 'cms', 'b-corp', 'public'],
  [['/new-season'], 'cms', 'new-season', 'public'],
];

const everyPath = rows.flatMap(([paths, ...rest]) => paths.map((path) => [path, ...rest] as const));
const bare = (path: string) => (path === '/' ? path : path.replace(/\/$/, ''));

describe('a route of the specification', () => {
  it.each(everyPath)('%s is the page %s of %p', async (path, type, entityId) => {
    const page = await route(path);
    expect(page).toMatchObject({ type, entity_id: entityId, redirect: null, store_id: 1 });
    expect(page.meta?.title).toMatch(/.+ \| Offpiste$/);
  });

  it.each(everyPath.filter(([path]) => path !== '/'))(
    '%s resolves alike with and without a trailing slash, with any query',
    async (path) => {
      const [without, closed, asked] = await Promise.all([
        route(bare(path)),
        route(`${bare(path)}/`),
        route(`${bare(path)}/?a=1&s=//x#b`),
      ]);
      expect(without.type).not.toBeNull();
      expect(closed).toEqual(without);
      expect(asked).toEqual(without);
    },
  );

  it.each(rows.filter(([paths]) => paths.length > 1).map(([paths]) => [paths]))(
    'resolves alike under each of its aliases: %p',
    async (paths) => {
      const [first, ...others] = await Promise.all(paths.map((path) => route(path)));
      for (const other of others) expect(other).toEqual(first);
    },
  );

  it.each(everyPath.map(([path, , , entry]) => [path, entry] as const))(
    '%s is for %s, and protected if guests are sent to sign-in',
    (path, entry) => {
      const isClosed = entry === 'members' || entry === 'mailed';
      for (const each of [bare(path), `${bare(path)}/`, `${path}?a=1#b`]) {
        expect([each, isMembersPath(each)]).toEqual([each, isClosed]);
      }
      // While no release renders it. Guests and members may see a screen without content.
      expect(entryOfPath(path)).toBe(entry === 'guests' ? 'public' : entry);
    },
  );

  it.each([
    ['/new', '/products?order=newest'],
    ['/help', '/frequently-asked-questions'],
    ['/faq', '/frequently-asked-questions'],
    ['/faqs', '/frequently-asked-questions'],
  ])('%s redirects to %s', async (path, url) => {
    expect((await route(path)).redirect).toEqual({ url, status: 301 });
  });

  it.each([
    '/customer/address/edit/id/seven/',
    '/customer/address/edit/id/0/',
    '/customer/address/edit/id/007/',
    '/customer/address/edit/id/-1/',
    '/customer/address/edit/id/1e3/',
    '/customer/address/edit/id/9999999999/',
    '/customer/address/edit/id/',
    '/sales/order/view/order_id/',
    '/sales/order/view/order_id/abc',
    '/sales/order/view/order_id/99999999999999999999',
    '/historical/orders/0x10',
    '/catalog/product/view/id/1.5/',
    '/x-size-guide',
    '/join/a/b',
    '/join/%3Cscript%3E',
    '/storyblok-preview/home',
    '/404',
  ])('does not match %s', async (path) => {
    expect(await route(path)).toMatchObject({ type: null, entity_id: null, redirect: null });
  });

  it('forcedRoute agrees with the routes of the specification', () => {
    const forced = everyPath.filter(([path]) => forcedRoute(path, false) !== null);
    expect(forced.map(([path, type]) => [path, type])).toEqual([
      ['/customer/account/notifications-preferences/', 'notifications-preferences'],
      ['/unsubscribe/unsubscribe/index/', 'unsubscribe'],
    ]);
    for (const [path, type] of forced) expect(forcedRoute(path, false)?.type).toBe(type);
  });
});
