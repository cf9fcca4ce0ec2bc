import {
  entryOfPath,
  forcedRoute,
  isMembersPath,
  layoutTypes,
  type LayoutType,
  type PageEntry,
} from 'shared-contracts/routes';
import { specifiedPageTypes } from 'shared-contracts/routes/specified-page-types';
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
  layout: LayoutType,
  entry: PageEntry,
];

/** The rows of specification §2.1: a path, then its aliases. Each resolves with and without a trailing slash. */
const rows: readonly Row[] = [
  [['/', '/sales'], 'home', null, 'Home', 'public'],
  [['/checkout/cart/'], 'basket', null, 'Basket', 'public'],
  [['/brand/varnhorn', '/shop/varnhorn', '/brand-new/varnhorn'], 'brand', 1, 'Brand', 'public'],
  [['/brands'], 'brands-index', null, 'brands index', 'public'],
  [['/products'], 'category', 1, 'Category', 'public'],
  [['/products/skis', '/event/skis', '/brand-new/skis'], 'category', 2, 'Category', 'public'],
  [
    ['/products/skis/all-mountain', '/event/skis/all-mountain', '/brand-new/skis/all-mountain'],
    'category',
    3,
    'Category',
    'public',
  ],
  [['/event/board-room'], 'category', 'sale:4', 'Category', 'public'],
  [['/catalog/product/view/id/1/'], 'product', 1, 'Product', 'public'],
  [['/search'], 'search', null, 'Search', 'public'],
  [['/customer/account'], 'account', null, 'Account', 'members'],
  [['/customer/account/edit/'], 'account-edit', null, 'Account', 'members'],
  [['/customer/account/brands-interest'], 'brands-interest', null, 'Account', 'members'],
  [['/customer/account/personalisation/'], 'personalisation', null, 'Account', 'members'],
  [['/customer/account/notifications-preferences/'], 'notifications-preferences', null, 'Account', 'mailed'],
  [['/sales/billing_agreement/'], 'billing-agreements', null, 'Account', 'members'],
  [['/customer/address/', '/customer/address/index/'], 'address-list', null, 'Account', 'members'],
  [['/customer/address/new/'], 'address-new', null, 'Account', 'members'],
  [['/customer/address/edit/id/7/'], 'address-edit', 7, 'Account', 'members'],
  [['/sales/order/history/'], 'order-history', null, 'Account', 'members'],
  [['/sales/order/view/order_id/12'], 'order-view', 12, 'Account', 'members'],
  [['/sales/returns/'], 'returns', null, 'Account', 'members'],
  [['/historical/orders'], 'historical-orders', null, 'Account', 'members'],
  [['/historical/orders/4'], 'historical-order-view', 4, 'Account', 'members'],
  [['/newsletter/manage/'], 'newsletter-manage', null, 'Account', 'mailed'],
  [['/rewardpoints/index/referral/'], 'referral', null, 'Account', 'members'],
  [['/contact-us'], 'contact', 'contact-us', 'Contact', 'public'],
  [['/frequently-asked-questions'], 'cms', 'frequently-asked-questions', 'Info', 'public'],
  [['/order/success/'], 'order-success', null, 'Success', 'public'],
  [
    ['/customer/account/login', '/customer/account/login/referer/L2JyYW5k/'],
    'login',
    null,
    'Login',
    'guests',
  ],
  [
    ['/customer/account/create', '/customer/account/create/referer/L2JyYW5k/'],
    'register',
    null,
    'Login',
    'guests',
  ],
  [['/customer/account/forgotpassword/'], 'forgot-password', null, 'Login', 'public'],
  [['/customer/account/resetpassword/'], 'reset-password', null, 'Login', 'public'],
  [['/customer/account/confirm/'], 'confirm-account', null, 'Login', 'public'],
  [['/customer/account/cancelemailchange/'], 'cancel-email-change', null, 'Login', 'public'],
  [['/customer/account/dataexport/'], 'data-export', null, 'Login', 'public'],
  [['/customer/account/canceldeletion/'], 'cancel-account-deletion', null, 'Login', 'public'],
  [['/join/anna-7'], 'join', 'anna-7', 'Category', 'public'],
  [['/unsubscribe/unsubscribe/index/'], 'unsubscribe', null, 'unsubscribe', 'mailed'],
  [['/ski-boots-size-guide'], 'size-guide', 'ski-boots-size-guide', 'Info', 'public'],
  [['/cookie-policy'], 'cms', 'cookie-policy', 'Info', 'public'],
  [['/privacy-policy'], 'cms', 'privacy-policy', 'Info', 'public'],
  [['/about-us'], 'cms', 'about-us', 'Info', 'public'],
  [['/b-corp'], 'cms', 'b-corp', 'Info', 'public'],
  [['/new-season'], 'cms', 'new-season', 'Info', 'public'],
];

const everyPath = rows.flatMap(([paths, ...rest]) => paths.map((path) => [path, ...rest] as const));
const bare = (path: string) => (path === '/' ? path : path.replace(/\/$/, ''));

it.each([
  ['/checkout/', 'checkout', 'public', null],
  ['/customer/account/security/', 'account-security', 'members', null],
  ['/customer/account/privacy/', 'account-privacy', 'members', null],
  ['/customer/account/social/', 'social-login', 'guests', null],
  ['/sales/withdrawal/', 'withdrawal', 'public', null],
  ['/cookie-preferences', 'cookie-preferences', 'public', null],
  ['/sales/order/address/order_id/12', 'order-address', 'members', 12],
])('%s, an address of the shop’s own, is the page %s for %s', async (path, type, entry, entityId) => {
  const page = await route(path);
  expect(page).toMatchObject({ type, entity_id: entityId, redirect: null });
  expect(page.meta?.title).toMatch(/.+ \| Offpiste$/);
  expect(entryOfPath(path)).toBe(entry);
});

describe('a route of the specification', () => {
  it.each(everyPath)(
    '%s is the page %s of %p, in the layout %s, for %s',
    async (path, type, entityId, layout, entry) => {
      const page = await route(path);
      expect(page).toMatchObject({ type, entity_id: entityId, redirect: null, store_id: 1 });
      expect(page.meta?.title).toMatch(/.+ \| Offpiste$/);
      expect(specifiedPageTypes[type]).toEqual([entry, layout]);
    },
  );

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

  it.each(everyPath.map(([path, , , , entry]) => [path, entry] as const))(
    '%s is for %s, and protected if guests are sent to sign-in',
    (path, entry) => {
      const isClosed = entry === 'members' || entry === 'mailed';
      for (const each of [bare(path), `${bare(path)}/`, `${path}?a=1#b`]) {
        expect([each, isMembersPath(each)]).toEqual([each, isClosed]);
      }
      // While no release renders it.
      expect(entryOfPath(path)).toBe(entry);
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
    '/sales/order/address/order_id/abc',
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

  it('has a layout type for every page type', () => {
    expect(new Set(rows.map(([, , , layout]) => layout))).toEqual(new Set(layoutTypes));
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
