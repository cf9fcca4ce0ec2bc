import type { Page } from '@playwright/test';
import { expectFragmentsLoaded, expectRequested } from '../../fixtures/scripts.ts';
import { expect, test, type ShopPage } from '../../fixtures/shop.ts';
import { shopUrl } from '../../stack/addresses.ts';

const unavailable = 'Oops... Victim of its own success, the site is temporarily unavailable.';
const notice = (page: Page) =>
  page.getByText('The shop can’t be reached right now. This page will stay as it is.');
const link = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
const heading = (shop: ShopPage, name: string) => shop.main.getByRole('heading', { level: 1, name });

/** Opens a tab in which all fragments are hydrated and the deferred chunk, with the tab monitor, is loaded. */
async function openUsedTab(shop: ShopPage, origin = shopUrl): Promise<void> {
  await shop.open(`${origin}/cookie-policy`);
  await shop.page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
  await expect(heading(shop, 'Privacy policy')).toBeVisible();
  await expectFragmentsLoaded(shop.page, 'mf-search', 'mf-consent', 'mf-account', 'mf-basket');
}

/** Answers the `page-route` call of a path. */
async function answerRoute(page: Page, path: string, answer: 'failed' | 500): Promise<void> {
  const isWanted = ({ pathname, searchParams }: URL) =>
    pathname === '/api/page-route' && searchParams.get('path') === path;
  await page.route(isWanted, (route) =>
    answer === 'failed' ? route.abort('failed') : route.fulfill({ status: answer, json: {} }),
  );
}

test.describe('without a network', () => {
  test.use({ expectedConsole: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|This navigation failed: offline/] });

  test('the page stays, shows a notice, and continues when the network is back', async ({ shop, page }) => {
    await openUsedTab(shop);
    await page.evaluate(() => scrollTo(0, 150));
    await page.context().setOffline(true);
    await expect(notice(page)).toBeVisible();
    await link(page, 'About us').evaluate((element: HTMLElement) => element.click());
    await expect(page.locator('main')).not.toHaveAttribute('aria-busy');
    await expect(page).toHaveURL(`${shopUrl}/privacy-policy`);
    await expect(heading(shop, 'Privacy policy')).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(150);
    await page.context().setOffline(false);
    await expect(notice(page)).toBeHidden();
    await link(page, 'About us').click();
    await expect(heading(shop, 'About us')).toBeVisible();
  });

  test('Back keeps the page and its URL', async ({ shop, page }) => {
    await openUsedTab(shop);
    await answerRoute(page, '/cookie-policy', 'failed');
    // Otherwise the recent answer would still be cached.
    await page.clock.install();
    await page.clock.fastForward(60_000);
    await page.evaluate(() => history.back());
    await expect(notice(page)).toBeVisible();
    await expect(page).toHaveURL(/privacy-policy/);
    await expect(heading(shop, 'Privacy policy')).toBeVisible();
    await page.unrouteAll();
    await page.evaluate(() => history.back());
    await expect(heading(shop, 'Cookie policy')).toBeVisible();
    await expect(notice(page)).toBeHidden();
  });

  test('a failed navigation continues after a retry', async ({ shop, page }) => {
    await openUsedTab(shop);
    await answerRoute(page, '/about-us', 'failed');
    await link(page, 'About us').click();
    await expect(notice(page)).toBeVisible();
    await expect(page).toHaveURL(/privacy-policy/);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(shop, 'About us')).toBeVisible();
    await expect(notice(page)).toBeHidden();
  });

  test('a configured host shows the error page instead', async ({ shop, page }) => {
    await openUsedTab(shop, shopUrl.replace('localhost', 'app.localhost'));
    await page.context().setOffline(true);
    await link(page, 'About us').click();
    await expect(shop.main.getByRole('heading', { name: unavailable })).toBeVisible();
    await expect(shop.main.getByText('You seem to be offline.')).toBeVisible();
    await page.context().setOffline(false);
  });

  test('a click during a pending navigation wins, and the failure of the first is not shown', async ({
    shop,
    page,
  }) => {
    await openUsedTab(shop);
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(
      ({ pathname, searchParams }) =>
        pathname === '/api/page-route' && searchParams.get('path') === '/about-us',
      async (route) => {
        await promise;
        await route.abort('failed');
      },
    );
    await link(page, 'About us').click();
    await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie policy' }).click();
    await expect(heading(shop, 'Cookie policy')).toBeVisible();
    const failed = page.waitForEvent('requestfailed');
    resolve();
    await failed;
    await expect(page).toHaveURL(/cookie-policy/);
    await expect(notice(page)).toBeHidden();
  });
});

test.describe('an API that fails', () => {
  test.use({
    expectedConsole: [/500 \(Internal|This navigation failed: error|The session could not be fetched/],
  });

  test('shows the error page until the next successful navigation', async ({ shop, page }) => {
    await openUsedTab(shop);
    await answerRoute(page, '/about-us', 500);
    await link(page, 'About us').click();
    await expect(shop.main.getByRole('heading', { name: unavailable })).toBeVisible();
    await expect(shop.main.getByText('Please try again in a few minutes.')).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie policy' }).click();
    await expect(heading(shop, 'Cookie policy')).toBeVisible();
  });

  for (const [name, body] of [
    ['500', { status: 500, json: {} }],
    ['a page in the place of data', { status: 200, contentType: 'text/html', body: '<h1>Welcome</h1>' }],
    ['something that is no session', { status: 200, json: { id: '7' } }],
  ] as const) {
    test(`a session answered with ${name} keeps the page and fails the next navigation`, async ({
      shop,
      page,
    }) => {
      shop.expectConsole(/Event dropped/);
      await page.route('**/api/session-data*', (route) => route.fulfill(body));
      const failure = page.waitForEvent('console', (message) =>
        message.text().startsWith('The session could not be fetched'),
      );
      await shop.open('/about-us');
      await failure;
      await expect(heading(shop, 'About us')).toBeVisible();
      await expect(notice(page)).toBeHidden();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie policy' }).click();
      await expect(shop.main.getByRole('heading', { name: unavailable })).toBeVisible();
      await page.unrouteAll();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
      await expect(heading(shop, 'Privacy policy')).toBeVisible();
    });
  }
});

test.describe('a dialog whose files were removed', () => {
  test.use({ expectedConsole: [/404 \(Not Found\)|The dialog could not be loaded/] });

  test('reloads the document once and keeps the page', async ({ shop, page }) => {
    await page.route('**/overlay-dialog.js', (route) => route.fulfill({ status: 404, body: 'gone' }));
    await shop.open('/about-us');
    const anew = page.waitForEvent('domcontentloaded');
    await shop.signInButton.click();
    await anew;
    await shop.ready();
    await shop.markDocument();
    await shop.signInButton.click();
    await expectRequested(page, '/overlay-dialog.');
    await expect(heading(shop, 'About us')).toBeVisible();
    await shop.expectSameDocument();
    await page.unrouteAll();
  });
});

test.describe('a session request without an answer', () => {
  test.use({ expectedConsole: [/The session could not be fetched: offline|could not be started/] });

  test('is aborted, and the page works meanwhile', async ({ shop, page }) => {
    await page.route('**/api/session-data*', () => undefined);
    await shop.open('/about-us');
    await link(page, 'Ski').click();
    await expect(heading(shop, 'Skis')).toBeVisible();
    await expect(notice(page)).toBeVisible({ timeout: 60_000 });
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(notice(page)).toBeHidden();
    await expect(heading(shop, 'Skis')).toBeVisible();
  });
});
