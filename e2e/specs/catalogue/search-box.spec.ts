import { devices } from '@playwright/test';
import { expectNoViolations } from '../../fixtures/accessibility.ts';
import { holdRequests } from '../../fixtures/scripts.ts';
import { expect, test, type ShopPage } from '../../fixtures/shop.ts';

test.use({ cookiesRejected: true });

const options = (shop: ShopPage) => shop.header.getByRole('option');
const recent = (shop: ShopPage) => shop.header.getByRole('group', { name: 'Your recent searches' });

async function searchFor(shop: ShopPage, term: string): Promise<void> {
  await shop.searchField.fill(term);
  await shop.page.keyboard.press('Enter');
  await expect(shop.page).toHaveURL(new RegExp(`/search\\?s=${encodeURIComponent(term)}$`));
}

test('a guest finds recent searches after a reload, and removes them', async ({ shop, page }) => {
  await shop.open('/about-us');
  await searchFor(shop, 'goggles');
  // Before, the page would take the focus from the field between the term and the key.
  await expect(shop.main.getByRole('heading', { level: 1 })).toBeFocused();
  await searchFor(shop, 'touring skis');
  await page.reload();
  await shop.ready();
  await shop.searchField.click();
  await expect(recent(shop).getByRole('option')).toHaveText(['touring skis', 'goggles']);
  await expect(shop.header.getByRole('group', { name: 'On sale now' }).getByRole('option')).toHaveCount(12);
  await shop.header.getByRole('button', { name: 'Remove “goggles” from your recent searches' }).click();
  await expect(recent(shop).getByRole('option')).toHaveText(['touring skis']);
  await shop.header.getByRole('button', { name: 'Remove all' }).click();
  await expect(recent(shop)).toHaveCount(0);
  await expect(shop.searchField).toBeFocused();
  const stored = () =>
    page.evaluate(() => [localStorage, sessionStorage].map((area) => area.getItem('recent-searches')));
  expect(await stored()).toEqual([null, null]);
});

test('a member’s recent searches follow to another browser, until they are removed', async ({
  shop,
  page,
  member,
  browser,
}) => {
  await shop.restoreSession(member);
  await shop.open('/search?s=goggles');
  await expect(shop.main.getByRole('article').first()).toBeVisible();

  const elsewhere = await browser.newContext();
  await elsewhere.addCookies(await member.cookies());
  const other = await elsewhere.newPage();
  await other.goto('/about-us');
  const header = other.getByRole('banner');
  await expect(other.locator('html[data-interactive]')).toBeAttached();
  await header.locator('[name=s]').click();
  await expect(header.getByRole('option', { name: 'goggles' })).toBeVisible();
  const deleted = other.waitForResponse('**/api/search-recent-delete');
  await header.getByRole('button', { name: 'Remove all' }).click();
  expect((await deleted).status()).toBe(200);
  await elsewhere.close();

  await shop.open('/about-us');
  await shop.searchField.click();
  await expect(options(shop).first()).toBeVisible();
  await expect(recent(shop)).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('recent-searches'))).toBeNull();
});

test('a member sees the prices of suggested products, and a guest sees none', async ({
  shop,
  page,
  member,
}) => {
  const products = shop.header.getByRole('group', { name: 'Products' });
  await shop.open('/about-us');
  await shop.searchField.fill('jacket');
  await expect(products.getByRole('option')).toHaveCount(4);
  await expect(products).not.toContainText('£');
  await shop.restoreSession(member);
  await shop.open('/about-us');
  await shop.searchField.fill('jacket');
  await expect(products.getByRole('option').first()).toContainText('£');
  const name = await products
    .getByRole('option')
    .first()
    .getByText(/jacket/i)
    .innerText();
  await products.getByRole('option').first().click();
  await expect(page).toHaveURL(/\/catalog\/product\/view\/id\/\d+\/\?source=/);
  await expect(shop.main.getByRole('heading', { level: 1 })).toContainText(name.trim());
});

test('what is typed before the scripts are loaded is searched when they are', async ({ shop, page }) => {
  const release = await holdRequests(page, '**/assets/mf-search/**');
  await page.goto('/about-us', { waitUntil: 'domcontentloaded' });
  await shop.searchField.pressSequentially('varn');
  await expect(shop.header.getByRole('searchbox')).toHaveValue('varn');
  release();
  await expect(options(shop).first()).toHaveText('Varnhorn');
  await expect(shop.header.getByRole('combobox')).toHaveValue('varn');
  await expect(shop.header.getByRole('combobox')).toBeFocused();
});

test('what is typed while results load is kept, and Enter searches it', async ({ shop, page }) => {
  await shop.open('/about-us');
  const release = await holdRequests(page, '**/api/cat-products-es?*');
  await shop.searchField.fill('goggles');
  await page.keyboard.press('Enter');
  await expect(shop.main).toHaveAttribute('aria-busy', 'true');
  await shop.searchField.fill('touring');
  release();
  await expect(shop.main.getByRole('article').first()).toBeVisible();
  await expect(page).toHaveURL('/search?s=goggles');
  await expect(shop.searchField).toBeFocused();
  await page.keyboard.type(' skis');
  await expect(shop.searchField).toHaveValue('touring skis');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?s=touring%20skis');
});

test.describe('suggestions that cannot be shown', () => {
  test.use({ expectedConsole: [/suggestions could not be loaded|Failed to load resource|Loading chunk/] });

  test('leave a form that searches', async ({ shop, page }) => {
    await page.route('**/assets/mf-search/**/suggestion-panel*.js', (route) => route.abort());
    await shop.open('/about-us');
    await shop.searchField.fill('goggles');
    await expect(shop.header.getByRole('status').first()).toHaveText(/suggestions/);
    await expect(shop.header.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?s=goggles');
  });
});

test('a malformed answer shows nothing, and the next one is shown', async ({ shop, page }) => {
  await page.route('**/api/predictive-search-v2?*', async (route) => {
    if (route.request().url().includes('q=varnh')) await route.continue();
    else await route.fulfill({ json: { brands: 7, productTypes: [null] } });
  });
  await shop.open('/about-us');
  const answered = page.waitForResponse('**/api/predictive-search-v2?*');
  await shop.searchField.fill('varn');
  await answered;
  await expect(options(shop)).toHaveCount(0);
  await shop.searchField.press('h');
  await expect(options(shop).first()).toHaveText('Varnhorn');
});

test.describe('on a phone', () => {
  const { viewport, userAgent, hasTouch, isMobile } = devices['Pixel 7'];
  test.use({ viewport, userAgent, hasTouch, isMobile });

  test('the box covers the page, which does not scroll, until its button closes it', async ({
    shop,
    page,
  }) => {
    await shop.open('/products/skis');
    await page.evaluate(() => scrollTo(0, 600));
    const before = await page.evaluate(() => scrollY);
    // A locator scrolls to what it taps, which a finger does not.
    const field = await shop.searchField.boundingBox();
    await page.touchscreen.tap((field?.x ?? 0) + 80, (field?.y ?? 0) + 20);
    const close = shop.header.getByRole('button', { name: 'Close the search' });
    await expect(close).toBeVisible();
    await expect(options(shop).first()).toBeVisible();
    const form = shop.header.getByRole('search');
    const box = await form.boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, width: page.viewportSize()?.width });
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await expectNoViolations(shop, 'the open box', '[role=search]');
    await page.keyboard.type('jacket');
    await expect(shop.header.getByRole('group', { name: 'Products' }).getByRole('option')).toHaveCount(3);
    await close.tap();
    await expect(close).toBeHidden();
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await expect(shop.header.getByRole('button', { name: 'Search', exact: true })).toBeFocused();
  });

  test('the browser’s request to close reaches the box, which adds nothing to the history', async ({
    shop,
    page,
  }) => {
    await shop.open('/about-us');
    const entries = await page.evaluate(() => history.length);
    await shop.searchField.tap();
    const close = shop.header.getByRole('button', { name: 'Close the search' });
    await expect(close).toBeVisible();
    await close.focus();
    // The Back button of Android and the Escape key are one request of the browser; here only the key can be pressed.
    await page.keyboard.press('Escape');
    await expect(close).toBeHidden();
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });
});
