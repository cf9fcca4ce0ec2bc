import { expectNoViolations } from '../../fixtures/accessibility.ts';
import { pisteSkis } from '../../fixtures/demo-products.ts';
import { expect, test, type ShopPage } from '../../fixtures/shop.ts';

test.use({ cookiesRejected: true });

const row = (shop: ShopPage, name: string) => shop.main.getByRole('region', { name });
const scrolled = (shop: ShopPage, name: string) =>
  row(shop, name)
    .getByRole('list')
    .evaluate(({ scrollLeft }) => scrollLeft);

for (const width of [375, 1280]) {
  test(`at ${width} px rows below a product scroll by button and by keyboard`, async ({ shop, page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await shop.open(pisteSkis.path);
    const name = 'Similar products';
    await expect(row(shop, name).getByRole('listitem')).toHaveCount(12);
    const next = row(shop, name).getByRole('button', { name: 'Next products' });
    const previous = row(shop, name).getByRole('button', { name: 'Previous products' });
    await next.click();
    await expect(previous).toHaveAttribute('aria-disabled', 'false');
    const after = await scrolled(shop, name);
    expect(after).toBeGreaterThan(width / 2);
    await previous.click();
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    expect(await scrolled(shop, name)).toBe(0);

    const links = row(shop, name).getByRole('heading', { level: 3 }).getByRole('link');
    await links.last().focus();
    await expect(links.last()).toBeInViewport();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    // The header covers what is at the top of the screen.
    await row(shop, name).evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expectNoViolations(shop, 'rows below a product', 'main');
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('rows below a product are lists of links without buttons', async ({ shop, page }) => {
    await page.goto(pisteSkis.path);
    for (const name of ['Similar products', 'Goes well with this', /^More from /]) {
      const links = shop.main
        .getByRole('region', { name })
        .getByRole('heading', { level: 3 })
        .getByRole('link');
      await expect(links.first()).toBeVisible();
      expect(await links.count()).toBeGreaterThan(3);
    }
    await expect(shop.main.getByRole('button', { name: /products$/ })).toHaveCount(0);
    await shop.main.getByRole('region', { name: 'Similar products' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/catalog\/product\/view\/id\/\d+\/$/);
  });
});

test('a product is complete before its rows are, and without those that fail', async ({ shop, page }) => {
  shop.expectConsole(/Failed to load resource/);
  await shop.open('/products/skis');
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/products-related?*', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.route('**/api/products-recommended?*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await shop.main.getByRole('article').first().getByRole('link').first().click();
  await expect(shop.main.getByRole('button', { name: 'Add to basket' })).toBeVisible();
  await row(shop, 'Similar products').scrollIntoViewIfNeeded();
  await expect(row(shop, 'Similar products')).toHaveAttribute('aria-busy', 'true');
  gate.resolve();
  await expect(row(shop, 'Similar products').getByRole('heading', { level: 3 })).toHaveCount(12);
  await expect(row(shop, 'Goes well with this')).toHaveCount(0);
});
