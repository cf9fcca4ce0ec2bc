import type { Page } from '@playwright/test';
import { expect, ShopPage, test } from '../../fixtures/shop.ts';
import { expectRequested } from '../../fixtures/scripts.ts';
import { ben } from '../../fixtures/shop-api.ts';

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

/** Opens another tab of the same browser. */
async function secondTab(page: Page): Promise<ShopPage> {
  return new ShopPage(await page.context().newPage());
}

async function openWatched(shop: ShopPage, path: string): Promise<void> {
  await shop.open(path);
  await expectRequested(shop.page, '/deferred');
  await shop.markDocument();
}

const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window);

test('a sign-in in another tab takes effect on the next navigation, which loads a new document', async ({
  shop,
  page,
  member,
}) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await openWatched(shop, '/cookie-policy');
  const other = await secondTab(page);
  await other.signIn(member);

  await page.bringToFront();
  await expect.poll(() => messages.join()).toMatch(/The session of this tab is over: visitor \d+/);
  // The current page is kept.
  await shop.expectSameDocument();
  await expect(shop.signInButton).toBeVisible();
  await footerLink(page, 'Privacy policy').click();
  await expect(page).toHaveURL(/privacy-policy/);
  await expect(shop.accountButton).toBeVisible();
  expect(await isSameDocument(page)).toBe(false);

  // From here on the tab has the new session and keeps its document.
  await shop.ready();
  await expectRequested(page, '/deferred');
  await shop.markDocument();
  await footerLink(page, 'Cookie policy').click();
  await expect(page).toHaveURL(/cookie-policy/);
  await shop.expectSameDocument();
});

test('another member in another tab takes over on the next navigation, without data of the first', async ({
  shop,
  page,
  member,
}) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await shop.signIn(member);
  await openWatched(shop, '/cookie-policy');
  const other = await secondTab(page);
  await other.open('/privacy-policy');
  await other.signOut();
  await other.signIn(ben);

  await page.bringToFront();
  await expect.poll(() => messages.join()).toMatch(/The session of this tab is over/);
  await footerLink(page, 'Privacy policy').click();
  await expect(page).toHaveURL(/privacy-policy/);
  expect(await isSameDocument(page)).toBe(false);
  await shop.ready();
  await shop.open('/customer/account');
  await expect(shop.main.getByRole('heading', { level: 1 })).toContainText('Ben');
  await expect(page.getByText(member.firstname)).toHaveCount(0);
});

test('a sign-out in another tab leaves the account page at once, also a second time', async ({
  shop,
  page,
  member,
}) => {
  const other = await secondTab(page);
  for (const _visit of [1, 2]) {
    await shop.signIn(member);
    await openWatched(shop, '/customer/account');
    await expect(shop.main.getByRole('heading', { level: 1 })).toContainText(member.firstname);
    await other.open('/cookie-policy');
    await other.signOut();
    await page.bringToFront();
    await expect(page).toHaveURL(/\/customer\/account\/login/);
    await expect(page.getByText(member.firstname)).toHaveCount(0);
  }
});

test('a basket page is not reloaded on a sign-in in another tab', async ({ shop, page, member }) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await openWatched(shop, '/checkout/cart/');
  const other = await secondTab(page);
  await other.signIn(member);
  await page.bringToFront();
  await expect.poll(() => messages.join()).toContain('The session of this tab is over');
  await shop.expectSameDocument();
});
