import type { Page } from '@playwright/test';
import { expect, ShopPage, test } from '../fixtures/shop.ts';
import { expectAskedFor } from '../fixtures/scripts.ts';

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

/** Another tab of the same browser. */
async function secondTab(page: Page): Promise<ShopPage> {
  return new ShopPage(await page.context().newPage());
}

async function openWatched(shop: ShopPage, path: string): Promise<void> {
  await shop.open(path);
  await expectAskedFor(shop.page, '/deferred');
  await shop.markTab();
}

const isSameDocument = (page: Page) => page.evaluate(() => 'isSameTab' in window);

test('who signs in in another tab is known here from the next page on, which is a new document', async ({
  shop,
  page,
  member,
}) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await openWatched(shop, '/cookie-policy');
  const other = await secondTab(page);
  await other.signIn(member);

  await page.bringToFront();
  await expect.poll(() => said.join()).toMatch(/The session of this tab is over: visitor \d+/);
  // What is read is not taken away.
  await shop.expectSameTab();
  await expect(shop.signInButton).toBeVisible();
  await footerLink(page, 'Privacy policy').click();
  await expect(page).toHaveURL(/privacy-policy/);
  await expect(shop.accountButton).toBeVisible();
  expect(await isSameDocument(page)).toBe(false);

  // That helped: from here on the tab is its visitor's, and stays one document.
  await shop.ready();
  await expectAskedFor(page, '/deferred');
  await shop.markTab();
  await footerLink(page, 'Cookie policy').click();
  await expect(page).toHaveURL(/cookie-policy/);
  await shop.expectSameTab();
});

test('nobody reads on in an account that was signed out of in another tab, today or a second time', async ({
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

test('a basket is not reloaded under the shopper’s hand', async ({ shop, page, member }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await openWatched(shop, '/checkout/cart/');
  const other = await secondTab(page);
  await other.signIn(member);
  await page.bringToFront();
  await expect.poll(() => said.join()).toContain('The session of this tab is over');
  await shop.expectSameTab();
});
