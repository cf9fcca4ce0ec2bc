import { expect, test } from '../fixtures/shop.ts';
import { serverPage } from '../fixtures/server-page.ts';
import { frenchShopUrl, shopUrl } from '../stack/addresses.ts';

test.describe('an unknown path', () => {
  test.use({ expectedConsole: [/404 \(Not Found\)/] });

  test('is sent to the fallback, which answers 404 itself', async ({ shop, page }) => {
    const unknown = await serverPage('/no/such/trail');
    expect([unknown.status, unknown.headers.get('location')]).toEqual([302, '/404']);
    expect((await serverPage('/404')).status).toBe(404);
    await shop.open('/no/such/trail');
    await expect(page.getByRole('heading', { level: 1, name: 'This trail ends here' })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
  });
});

for (const [from, status, to] of [
  ['/skis', 301, '/products/skis'],
  ['//products//skis', 301, '/products/skis'],
  ['/catalog/product/view/id/99999/', 302, '/404'],
  ['/brand/nobody', 302, '/404'],
] as const) {
  test(`${from} leads to ${to}`, async () => {
    const { status: answered, headers } = await serverPage(from);
    expect([answered, headers.get('location')]).toEqual([status, to]);
  });
}

for (const path of [
  '/sales',
  '/shop/varnhorn',
  '/brand-new/varnhorn',
  '/products',
  '/products/skis/all-mountain',
]) {
  test(`${path} is a page`, async () => {
    expect((await serverPage(path)).status).toBe(200);
  });
}

test('metadata names the page whole, in every store', async () => {
  const { html } = await serverPage('/products/skis');
  expect(html).toContain(`<link rel="canonical" href="${shopUrl}/products/skis"`);
  expect(html).toContain('<title>Skis | Offpiste</title>');
  expect(html).toMatch(new RegExp(`hrefLang="fr-FR" href="${frenchShopUrl}/`, 'i'));
  expect((await serverPage('/checkout/cart/')).html).toContain('<meta name="robots" content="noindex');
});

test('a page that is still to come says so, to those who may enter, and leads on', async ({ shop, page }) => {
  await shop.open('/customer/address/');
  await expect(page).toHaveURL(/\/customer\/account\/login/);
  await shop.signIn();
  const answer = await page.goto('/customer/address/');
  expect(answer?.status()).toBe(200);
  await shop.ready();
  await expect(shop.main.getByRole('heading', { level: 1, name: 'This run opens soon' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await shop.main.getByRole('link', { name: 'Contact us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
  // It is for members: who signs out on it is led home.
  await page.goBack();
  await expect(shop.main.getByRole('heading', { level: 1, name: 'This run opens soon' })).toBeVisible();
  await shop.signOut();
  await expect(page).toHaveURL(/localhost:\d+\/$/);
});
