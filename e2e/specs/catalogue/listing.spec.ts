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

test('a page beyond the end redirects to the last one', async ({ shop, page }) => {
  await shop.open('/products/skis?p=99');
  await expect(page).toHaveURL(/\/products\/skis\?p=\d{1,2}$/);
  await expect(cards(shop).first()).toBeVisible();
  await expect(shop.main.getByRole('link', { name: 'Next page' })).toHaveCount(0);
});
