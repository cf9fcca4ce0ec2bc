import { specifiedPageTypes } from 'shared-contracts/routes/specified-page-types';
import { parseHtml } from '../../fixtures/html.ts';
import { serverPage } from '../../fixtures/server-page.ts';
import { expect, test } from '../../fixtures/shop.ts';

/** `cms-preview` exists on test hosts only. */
const withoutPath = 'cms-preview';

/** One path of every other page type of the specification, of the shop's own, and of no page. */
const paths = {
  home: '/',
  category: '/products/skis',
  brand: '/brand/varnhorn',
  'brands-index': '/brands',
  product: '/catalog/product/view/id/1/',
  basket: '/checkout/cart/',
  search: '/search?s=ski',
  login: '/customer/account/login',
  register: '/customer/account/create',
  account: '/customer/account',
  'account-edit': '/customer/account/edit/',
  'account-security': '/customer/account/security/',
  'account-privacy': '/customer/account/privacy/',
  'brands-interest': '/customer/account/brands-interest',
  personalisation: '/customer/account/personalisation/',
  'notifications-preferences': '/customer/account/notifications-preferences/',
  'billing-agreements': '/sales/billing_agreement/',
  'address-list': '/customer/address/',
  'address-new': '/customer/address/new/',
  'address-edit': '/customer/address/edit/id/7/',
  'order-history': '/sales/order/history/',
  'order-view': '/sales/order/view/order_id/12',
  returns: '/sales/returns/',
  withdrawal: '/sales/withdrawal/',
  'historical-orders': '/historical/orders',
  'historical-order-view': '/historical/orders/3',
  'newsletter-manage': '/newsletter/manage/',
  referral: '/rewardpoints/index/referral/',
  'order-success': '/order/success/',
  'social-login': '/customer/account/social/',
  'forgot-password': '/customer/account/forgotpassword/',
  'reset-password': '/customer/account/resetpassword/',
  'confirm-account': '/customer/account/confirm/',
  'cancel-email-change': '/customer/account/cancelemailchange/',
  'data-export': '/customer/account/dataexport/',
  'cancel-account-deletion': '/customer/account/canceldeletion/',
  join: '/join/ANNA2026',
  unsubscribe: '/unsubscribe/unsubscribe/index/',
  contact: '/contact-us',
  'size-guide': '/ski-boots-size-guide',
  cms: '/about-us',
  'not-found': '/404',
};

/** Returns the number of main headings by path, and the paths that redirect this visitor. A page that failed is an error. */
async function mainHeadings(cookie?: string) {
  const counts: Record<string, number> = {};
  const redirected: string[] = [];
  for (const path of Object.values(paths)) {
    const { status, html } = await serverPage(path, cookie === undefined ? {} : { cookie });
    // Error pages have a heading, too.
    expect(status, path).toBeLessThan(500);
    if (status >= 300 && status < 400) redirected.push(path);
    else counts[path] = parseHtml(html).querySelectorAll('h1').length;
  }
  return { counts, redirected };
}

const oneEach = (counts: object) => Object.fromEntries(Object.keys(counts).map((path) => [path, 1]));

test('every page type of the specification has a path here', () => {
  const types = [...Object.keys(specifiedPageTypes), 'not-found'].filter((type) => type !== withoutPath);
  expect(Object.keys(paths)).toEqual(expect.arrayContaining(types));
});

test('every page of a guest has one main heading', async () => {
  const { counts } = await mainHeadings();
  expect(counts).toEqual(oneEach(counts));
  expect(Object.keys(counts).length).toBeGreaterThan(15);
});

test('every page of a member has one main heading', async ({ member }) => {
  const [session] = await member.cookies();
  const { counts, redirected } = await mainHeadings(`sid=${session?.value}`);
  expect(counts).toEqual(oneEach(counts));
  expect(redirected).toEqual([paths.login, paths.register, paths['social-login']]);
});

test('the contact page has one main heading in the browser', async ({ shop, page }) => {
  await shop.open(paths.contact);
  await expect(page.locator('h1')).toHaveCount(1);
});
