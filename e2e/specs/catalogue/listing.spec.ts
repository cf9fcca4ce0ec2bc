import { hoverHydrated } from '../../fixtures/scripts.ts';
import { expect, test, type ShopPage } from '../../fixtures/shop.ts';

test.use({ cookiesRejected: true });

const cards = (shop: ShopPage) => shop.main.getByRole('article');

async function shownPrices(shop: ShopPage): Promise<number[]> {
  const texts = await cards(shop).allInnerTexts();
  return texts.map((text) => Number(/£([\d,]+\.\d\d)/.exec(text)?.[1]?.replace(',', '')));
}

test('a member sorts a list by price in both directions', async ({ shop, page, member }) => {
  await shop.restoreSession(member);
  await shop.open('/products/skis');
  await shop.markDocument();

  await shop.main.getByRole('link', { name: 'Price: low to high' }).click();
  await expect(page).toHaveURL(/order=price.*dir=asc|dir=asc.*order=price/);
  await expect.poll(async () => isSorted(await shownPrices(shop))).toBe(true);

  await shop.main.getByRole('link', { name: 'Price: high to low' }).click();
  await expect.poll(async () => isSorted((await shownPrices(shop)).toReversed())).toBe(true);
  await expect(shop.main.getByRole('link', { name: 'Price: high to low' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await shop.expectSameDocument();
});

function isSorted(prices: readonly number[]): boolean {
  return prices.length > 10 && prices.every((price, index) => price >= (prices[index - 1] ?? 0));
}

test('a guest is offered no order by price', async ({ shop }) => {
  await shop.open('/products/skis');
  const orders = shop.main.getByRole('navigation', { name: 'Sort by' }).getByRole('link');
  await expect(orders).toHaveText(['Recommended', 'Newest']);
});

test('every page of a long list has a URL', async ({ shop, page }) => {
  await shop.open('/products');
  await shop.markDocument();
  await expect(cards(shop)).toHaveCount(42);
  const first = await cards(shop).first().getByRole('heading').innerText();

  await shop.main.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/[?&]p=2/);
  await expect(cards(shop).first().getByRole('heading')).not.toHaveText(first);
  await shop.expectSameDocument();

  await page.reload();
  await shop.ready();
  await expect(shop.main.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await shop.main.getByRole('link', { name: 'Previous page' }).click();
  await expect(cards(shop).first().getByRole('heading')).toHaveText(first);
});

test('a list is extended three times, and Back restores it without a request', async ({ shop, page }) => {
  await page.route('**/media/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  await shop.open('/products/skis');
  await shop.markDocument();
  const more = shop.main.getByRole('link', { name: 'Show more' });
  for (const pages of [2, 3, 4]) {
    await more.click();
    await expect(cards(shop)).toHaveCount(pages * 42);
    await expect(page).toHaveURL(`/products/skis?from=1&p=${pages}`);
    await expect(more).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  }
  const shown = await cards(shop).allInnerTexts();
  const card = cards(shop).nth(150);
  await card.scrollIntoViewIfNeeded();
  const scrollY = () => page.evaluate(() => window.scrollY);
  const left = await scrollY();
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/catalog\/product\//);
  await expect.poll(scrollY).toBe(0);

  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/cat-products-es')) requests.push(request.url());
  });
  await page.goBack();
  await expect(cards(shop)).toHaveCount(168);
  await expect.poll(async () => Math.abs((await scrollY()) - left)).toBeLessThanOrEqual(2);
  expect(await cards(shop).allInnerTexts()).toEqual(shown);
  expect(requests).toEqual([]);
  await shop.expectSameDocument();
});

test('the next page is loaded at the first sign of intent', async ({ shop, page }) => {
  await shop.open('/products/skis');
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/cat-products-es')) requests.push(request.url());
  });
  await hoverHydrated(shop.main.getByRole('link', { name: 'Next page' }));
  await expect.poll(() => requests.length).toBe(1);
  await shop.main.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/products/skis?p=2');
  expect(requests).toHaveLength(1);
});

test('a page beyond the end redirects to the last one', async ({ shop, page }) => {
  await shop.open('/products/skis?p=9999');
  await expect(page).toHaveURL(/\/products\/skis\?p=\d{1,2}$/);
  await expect(cards(shop).first()).toBeVisible();
  await expect(shop.main.getByRole('link', { name: 'Next page' })).toHaveCount(0);
});

test.describe('with a look-up beside the list that fails', () => {
  test.use({ expectedConsole: [/Failed to load resource|look-up of the prices of category \d+ failed/] });

  test('the other prices are shown, and the list is filtered', async ({ shop, page, member }) => {
    await shop.restoreSession(member);
    let lookUps = 0;
    await page.route('**/api/category-prices*', async (route) => {
      lookUps += 1;
      if (lookUps === 2) await route.fulfill({ status: 500, json: { code: 'internal' } });
      else await route.continue();
    });
    await shop.open('/products/skis');
    const links = shop.main.getByRole('navigation', { name: 'Categories' }).getByRole('link');
    const count = await links.count();
    await expect(links.filter({ hasText: 'from £' })).toHaveCount(count - 1);
    await shop.main.getByRole('link', { name: 'In stock only' }).click();
    await expect(page).toHaveURL('/products/skis?in_stock=1');
    await expect(cards(shop)).toHaveCount(42);
  });
});
