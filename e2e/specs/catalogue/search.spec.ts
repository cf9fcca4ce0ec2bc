import { expect, test, type ShopPage } from '../../fixtures/shop.ts';

test.use({ cookiesRejected: true });

const box = (shop: ShopPage) => shop.searchField;
const suggestions = (shop: ShopPage) => shop.header.getByRole('option');

test('brands and product types are suggested while typing', async ({ shop, page }) => {
  await shop.open('/');
  await shop.markDocument();
  await box(shop).fill('varn');
  await expect(suggestions(shop).first()).toHaveText('Varnhorn');
  await expect(suggestions(shop)).toContainText(['Varnhorn', 'All-mountain skis']);
  await suggestions(shop).first().click();
  await expect(page).toHaveURL(/\/brand\/varnhorn\?source=Varnhorn/);
  await expect(shop.main.getByRole('heading', { level: 1 })).toHaveText('Varnhorn');
  await expect(suggestions(shop)).toHaveCount(0);
  await shop.expectSameDocument();
});

test('the arrow keys select a suggestion, and Enter follows it', async ({ shop, page }) => {
  await shop.open('/');
  await box(shop).fill('varn');
  await expect(suggestions(shop).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(suggestions(shop).nth(0)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(suggestions(shop).nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/products\/skis\/all-mountain/);
});

test('Escape closes the suggestions and keeps the term', async ({ shop, page }) => {
  await shop.open('/');
  await box(shop).fill('varn');
  await expect(suggestions(shop).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(suggestions(shop)).toHaveCount(0);
  await expect(box(shop)).toHaveValue('varn');
});

test('an empty search does nothing, and a term leads to its results', async ({ shop, page }) => {
  await shop.open('/about-us');
  await box(shop).fill('   ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/about-us');
  await box(shop).fill('goggles');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?s=goggles/);
  await expect(shop.main.getByRole('heading', { level: 1 })).toContainText('goggles');
  await expect(shop.main.getByRole('article').first()).toBeVisible();
});

test('a search without results says so and links to the sales', async ({ shop, page }) => {
  await shop.open('/search?s=xyzzy');
  await expect(shop.main.getByText('Nothing found for “xyzzy”')).toBeVisible();
  await shop.main.getByRole('link', { name: 'See what’s on sale' }).click();
  await expect(page).toHaveURL('/');
});

test('a search without results suggests departments, bestsellers and help', async ({ shop, page }) => {
  await shop.open('/search?s=xyzzy');
  await expect(shop.main.getByRole('heading', { name: 'Bestsellers' })).toBeVisible();
  await expect(shop.main.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact-us');
  await shop.main
    .getByRole('navigation', { name: 'Departments' })
    .getByRole('link', { name: /^Skis/ })
    .click();
  await expect(page).toHaveURL('/products/skis');
});

test('markup in a term is shown as text', async ({ shop }) => {
  await shop.open(`/search?s=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
  await expect(shop.main.getByRole('heading', { level: 1 })).toContainText('<img src=x');
});
