import { hoverHydrated } from '../../fixtures/scripts.ts';
import { expect, test } from '../../fixtures/shop.ts';

test('navigation through the shop loads no document again', async ({ shop, page }) => {
  await shop.open('/');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('banner').getByRole('link', { name: 'Ski', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Skis' })).toBeVisible();
  await expect(page).toHaveTitle(/^Skis/);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/catalog\/product\//);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Skis' })).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('hovering over a link fetches its page once', async ({ shop, page }) => {
  await shop.open('/products/skis');
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/single-product/')) requests.push(request.url());
  });
  const card = page.getByRole('main').getByRole('article').nth(2).getByRole('link').first();
  await hoverHydrated(card);
  await expect.poll(() => requests.length).toBe(1);
  await card.click();
  await expect(page.getByRole('button', { name: 'Add to basket' })).toBeVisible();
  expect(requests).toHaveLength(1);
});

test('Back restores a sorted list and its scroll position', async ({ shop, page, member }) => {
  await shop.signIn(member);
  await shop.open('/products/skis');
  const cards = shop.main.getByRole('article');
  await page.getByRole('main').getByRole('link', { name: 'Price: low to high' }).click();
  await expect(page).toHaveURL(/order=price&dir=asc|dir=asc&order=price/);
  await expect
    .poll(async () => {
      const texts = await cards.allInnerTexts();
      const prices = texts.map((text) => Number(/£([\d.]+)/.exec(text)?.[1]));
      return (
        prices.length > 5 && prices.every((price, index) => index === 0 || price >= (prices[index - 1] ?? 0))
      );
    })
    .toBe(true);

  const far = cards.nth(15);
  await far.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(300);
  await far.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/catalog\/product\//);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Skis');
  await page.goBack();
  await expect(page).toHaveURL(/order=price/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 200);
});
