import { parseHtml } from '../../fixtures/html.ts';
import { serverPage } from '../../fixtures/server-page.ts';
import { expect, test, type ShopPage } from '../../fixtures/shop.ts';
import { germanShopUrl } from '../../stack/addresses.ts';

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

test('a misspelt German search shows what is meant, and links the term as it was entered', async ({
  shop,
  page,
}) => {
  await shop.open(`${germanShopUrl}/about-us`);
  await shop.searchField.fill('jake');
  await page.keyboard.press('Enter');
  await expect(shop.main.getByText('Wir zeigen dir Treffer für „jacke“')).toBeVisible();
  await expect(shop.main.getByRole('article').first()).toContainText(/jacke/i);
  await shop.main.getByRole('link', { name: 'Stattdessen nach „jake“ suchen' }).click();
  await expect(page).toHaveURL(/\/search\?s=jake&exact=1$/);
  await expect(shop.main.getByText('Nichts gefunden für „jake“')).toBeVisible();
});

test('a page beyond the end of the results redirects to the last one', async ({ shop, page }) => {
  const { status, headers } = await serverPage('/search?s=jacket&gender=women,men&p=9999');
  expect(status).toBe(302);
  expect(headers.get('location')).toMatch(/^\/search\?s=jacket&gender=men,women&p=\d{1,2}$/);
  await shop.open('/search?s=jacket&p=9999');
  await expect(page).toHaveURL(/\/search\?s=jacket&p=\d{1,2}$/);
  await expect(shop.main.getByRole('article').first()).toBeVisible();
  await expect(shop.main.getByRole('link', { name: 'Next page' })).toHaveCount(0);
});

test('a long word without results does not widen the page', async ({ shop, page }) => {
  await shop.open(`/search?s=${'x'.repeat(300)}`);
  await expect(shop.main.getByText(/Nothing found for/)).toBeVisible();
  const widths = () => page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  const [content = 0, window] = await widths();
  expect(content).toBeLessThanOrEqual(window ?? 0);
});

for (const term of [
  '%00',
  'jacket%00%07',
  '%E2%80%AEjacket%E2%81%A6',
  'jacket&p=-1&brand=x,999999&price=5-1&size=%F0%9F%8E%BF',
  '%ED%A0%80%FF',
  '%22%3E%3Cscript%3Ealert(1)%3C/script%3E',
  '%D8%B3%D8%AA%D8%B1%D8%A9',
]) {
  test(`the search for ${term} is a page without markup and control characters of the term`, async () => {
    const { status, html, shown } = await serverPage(`/search?s=${term}`);
    expect(status).toBe(200);
    expect(html).not.toMatch(/<script>alert|(?![\t\n\r])\p{Cc}/u);
    expect(shown).not.toMatch(/\p{Bidi_Control}/u);
    expect(parseHtml(html).querySelector('main')?.text).toMatch(/Results for|What are you looking for/);
  });
}
