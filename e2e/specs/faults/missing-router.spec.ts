import { expect, test } from '../../fixtures/shop.ts';

const routerChunk = /\/assets\/shell\/[^/]+\/router\.js$/;

test.use({ cookiesRejected: true, expectedConsole: [/Failed to load resource/] });

test.beforeEach(({ page }) => page.route(routerChunk, (route) => route.abort()));

test('a page whose router cannot be loaded follows its links as documents, and navigates again when it can', async ({
  shop,
  page,
}) => {
  await shop.open('/products/skis');
  await shop.markDocument();
  await shop.main.getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/catalog\/product\/view\/id\//);
  await expect(shop.main.getByRole('button', { name: 'Add to basket' })).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false);

  await shop.ready();
  await page.unroute(routerChunk);
  await shop.markDocument();
  await page.getByRole('link', { name: 'Skis', exact: true }).first().click();
  await expect(page).toHaveURL('/products/skis');
  await shop.expectSameDocument();
});

test('a page whose router cannot be loaded stays without a connection', async ({ shop, page, context }) => {
  await shop.open('/products/skis');
  await shop.started();
  // Parts of the frame, which a navigation hydrates.
  shop.expectConsole(/failed \(load\)/);
  await context.setOffline(true);
  await shop.main.getByRole('article').getByRole('link').first().click();
  await expect(shop.main).not.toHaveAttribute('aria-busy');
  await expect(shop.main.getByRole('heading', { level: 1 })).toHaveText('Skis');
  await expect(page).toHaveURL('/products/skis');
});
