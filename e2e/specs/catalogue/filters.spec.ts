import type { Locator } from '@playwright/test';
import { expectNoViolations } from '../../fixtures/accessibility.ts';
import { expectFrench } from '../../fixtures/french.ts';
import { parseHtml } from '../../fixtures/html.ts';
import { tabTo } from '../../fixtures/keyboard.ts';
import { expectHydrated } from '../../fixtures/scripts.ts';
import { serverPage } from '../../fixtures/server-page.ts';
import { expect, test, type ShopPage } from '../../fixtures/shop.ts';
import { frenchShopUrl } from '../../stack/addresses.ts';

test.use({ cookiesRejected: true });

const cards = (shop: ShopPage) => shop.main.getByRole('article');
const sidebar = (shop: ShopPage) => shop.main.getByRole('region', { name: 'Filters' });
const chips = (shop: ShopPage) => shop.main.getByRole('list', { name: 'Chosen filters' });
const total = (shop: ShopPage) => shop.main.getByRole('status').filter({ hasText: /products?/ });

/** Returns the number of products that a value announces. */
async function countOf(link: Locator): Promise<number> {
  return Number(/([\d,]+)\s*$/.exec(await link.innerText())?.[1]?.replace(',', ''));
}

test('a shopper filters a list, opens a product, and Back restores the filtered list', async ({
  shop,
  page,
}) => {
  await shop.open('/products/skis');
  await shop.markDocument();
  const brand = sidebar(shop).getByRole('link', { name: /^Ostkamm / });
  const count = await countOf(brand);
  await brand.click();
  await expect(page).toHaveURL(/\/products\/skis\?brand=\d+$/);
  await expect(total(shop)).toHaveText(`${count} products`);
  await expect(brand).toHaveAttribute('aria-current', 'true');
  await expect(brand).toBeFocused();
  for (const card of await cards(shop).all()) await expect(card).toContainText(/Ostkamm/i);

  const shown = await cards(shop).allInnerTexts();
  await cards(shop).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/catalog\/product\//);
  await page.goBack();
  await expect(page).toHaveURL(/brand=\d+$/);
  // The address is that of the list before the list is shown.
  await expect.poll(() => cards(shop).allInnerTexts()).toEqual(shown);
  await expect(chips(shop).getByRole('link', { name: 'Remove Ostkamm' })).toBeVisible();

  await chips(shop).getByRole('link', { name: 'Remove Ostkamm' }).click();
  await expect(page).toHaveURL('/products/skis');
  await expect(total(shop)).toBeFocused();
  await shop.expectSameDocument();
});

test('a member enters a price range', async ({ shop, page, member }) => {
  await shop.restoreSession(member);
  await shop.open('/products/skis');
  const from = sidebar(shop).getByRole('textbox', { name: 'From (GBP)' });
  await expectHydrated(from);
  await from.fill('200');
  await sidebar(shop).getByRole('textbox', { name: 'To (GBP)' }).fill('300');
  await sidebar(shop).getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL('/products/skis?price=20000-30000');
  await expect(chips(shop).getByRole('link', { name: 'Remove £200–£300' })).toBeVisible();
  const prices = (await cards(shop).allInnerTexts()).map((text) => Number(/£([\d.]+)/.exec(text)?.[1]));
  expect(prices.every((price) => price >= 200 && price <= 300)).toBe(true);
});

test('filters work by keyboard alone', async ({ shop, page }) => {
  await shop.open('/products/skis');
  const value = sidebar(shop).getByRole('link', { name: 'In stock only' });
  await expectHydrated(value);
  await shop.main.getByRole('navigation', { name: 'Categories' }).getByRole('link').last().focus();
  await tabTo(page, value);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products/skis?in_stock=1');
  await expect(value).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 }, hasTouch: true });

  test('the filters are a panel with the number of products on its button', async ({ shop, page }) => {
    await shop.open('/products/skis');
    await shop.markDocument();
    await expect(sidebar(shop)).toBeHidden();
    await shop.main.getByRole('link', { name: 'Filters' }).click();
    await expect(shop.dialog).toHaveAccessibleName('Filters');
    await shop.dialog.getByRole('link', { name: /^Ostkamm / }).click();
    await expect(page).toHaveURL(/brand=\d+$/);
    await shop.dialog.getByRole('link', { name: 'In stock only' }).click();
    await expect(page).toHaveURL(/brand=\d+&in_stock=1$/);
    await expectNoViolations(shop, 'the panel of filters', '[role=dialog]');
    // Until its products have arrived, the button has the number of the former list.
    await expect(shop.main.locator('[aria-busy=true]')).toHaveCount(0);
    const button = shop.dialog.getByRole('button', { name: /^Show \d+ products?$/ });
    const label = (await button.innerText()).replace('Show ', '');
    await button.click();
    await expect(shop.dialog).toBeHidden();
    await expect(total(shop)).toHaveText(label);
    await expect(shop.main.getByRole('link', { name: 'Filters (2)' })).toBeFocused();
    await shop.expectSameDocument();
  });

  test('the list is sorted by a drop-down', async ({ shop, page }) => {
    await shop.open('/products/skis');
    const orders = shop.main.getByRole('combobox', { name: 'Sort by' });
    await expectHydrated(orders);
    await orders.selectOption('Newest');
    await expect(page).toHaveURL('/products/skis?order=newest&dir=desc');
    await expect(orders).toHaveValue('newest-desc');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('filters, chips and pages are links, and the URL is the state', async ({ shop, page }) => {
    await page.goto('/products/skis');
    await sidebar(shop).getByRole('link', { name: 'In stock only' }).click();
    await expect(page).toHaveURL('/products/skis?in_stock=1');
    await sidebar(shop)
      .getByRole('link', { name: /^Blue / })
      .click();
    await expect(page).toHaveURL('/products/skis?colour=blue&in_stock=1');
    await expect(sidebar(shop).getByRole('link', { name: /^Blue / })).toHaveAttribute('aria-current', 'true');
    await chips(shop).getByRole('link', { name: 'Remove Blue' }).click();
    await expect(page).toHaveURL('/products/skis?in_stock=1');
    await shop.main.getByRole('link', { name: 'Show more' }).click();
    await expect(page).toHaveURL('/products/skis?in_stock=1&from=1&p=2');
    await expect(cards(shop)).toHaveCount(84);
  });

  test('a phone shows the filters below their button, and sorts by a form', async ({ shop, page }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await page.goto('/products/skis?in_stock=1');
    await expect(sidebar(shop)).toBeHidden();
    await shop.main.getByRole('link', { name: 'Filters (1)' }).click();
    await expect(sidebar(shop)).toBeVisible();
    await shop.main.getByRole('combobox', { name: 'Sort by' }).selectOption('Newest');
    await shop.main.getByRole('button', { name: 'Apply' }).first().click();
    await expect(page).toHaveURL('/products/skis?in_stock=1&sort=newest-desc');
    await expect(shop.main.getByRole('combobox', { name: 'Sort by' })).toHaveValue('newest-desc');
  });
});

test('search results have the same filters', async ({ shop, page }) => {
  await shop.open('/search?s=jacket');
  const value = sidebar(shop).getByRole('link', { name: /^Women / });
  const count = await countOf(value);
  await value.click();
  await expect(page).toHaveURL('/search?s=jacket&gender=women');
  await expect(total(shop)).toHaveText(`${count} products`);
});

test('filters are in French in a French store', async ({ shop, page }) => {
  await shop.open(`${frenchShopUrl}/products/skis`);
  const filters = shop.main.getByRole('region', { name: 'Filtres' });
  await filters.getByRole('link', { name: 'En stock uniquement' }).click();
  await expect(page).toHaveURL(/in_stock=1$/);
  await expect(shop.main.getByRole('link', { name: 'Tout effacer' })).toBeVisible();
  await expectFrench(shop);
});

for (const query of [
  'brand=999999&colour=octarine',
  'brand=x,1;2&size=-1&attributes=%00:%00&price=9-&discount=999',
  'price=500-100&discount=100&brand=1,2,3&gender=women,men&in_stock=1&last_items=1',
  `attributes=${'level:'.padEnd(300, 'x')}`,
  'brand=%3Cscript%3Ealert(1)%3C/script%3E&p=-1&from=9999',
  'p=0',
]) {
  test(`the list of ?${query.slice(0, 60)} is a page, and never an error`, async () => {
    const { status, html } = await serverPage(`/products/skis?${query}`);
    expect(status).toBe(200);
    expect(html).not.toContain('<script>alert(1)');
    expect(parseHtml(html).querySelector('h1')?.text).toBe('Skis');
  });
}

test('filtered lists are kept out of search engines, and the whole list is not', async () => {
  const filtered = parseHtml((await serverPage('/products/skis?brand=2')).html);
  const robotsOf = (document: typeof filtered) =>
    document.querySelector('meta[name=robots]')?.getAttribute('content');
  expect(robotsOf(filtered)).toBe('noindex, follow');
  expect(filtered.querySelector('link[rel=canonical]')).toBeNull();
  const whole = parseHtml((await serverPage('/products/skis?order=newest&dir=desc')).html);
  expect(robotsOf(whole)).toBe('index, follow');
  expect(whole.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(/\/products\/skis$/);
});

test('“Last pieces” of the menu lists products of which the last pieces are in stock', async ({ shop }) => {
  await shop.open('/products?last_items=1');
  await expect(cards(shop).first()).toBeVisible();
  await expect(chips(shop).getByRole('link', { name: 'Remove Last pieces only' })).toBeVisible();
  await expect(shop.main.getByText('Sold out')).toHaveCount(0);
});
