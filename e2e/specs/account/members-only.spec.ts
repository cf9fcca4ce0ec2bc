import { withoutDeliveryTariff } from '../../fixtures/prices.ts';
import { backpack, pisteSkis } from '../../fixtures/demo-products.ts';
import { expect, test } from '../../fixtures/shop.ts';

test.use({ cookiesRejected: true });

const shownPrice = /[£€]\s?\d|\d\s?[£€]/;
const amountInData = /"amount":\s*-?\d/;
const priceInDocument = /"(?:amount|discount|price_value)":\s*-?\d/;

const basketPath = '/checkout/cart/';

const pages = {
  'the home page': '/',
  'a category': '/products/skis',
  'a sale': '/event/varnhorn-workshop-days',
  'a product': pisteSkis.path,
  'search results': '/search?s=ski',
  'a sale of several brands': '/event/board-room',
  // A guest's basket page shows an invitation to sign in and no products.
  'the basket': basketPath,
};

for (const [what, path] of Object.entries(pages)) {
  test(`a guest sees no price on ${what}, nor in its data`, async ({ shop, page }) => {
    const answers: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/api/')) answers.push(response.text().catch(() => ''));
    });
    const document = await (await page.goto(path))?.text();
    await shop.ready();

    if (path !== basketPath) expect(document).toContain('Members’ price');
    expect(withoutDeliveryTariff(document ?? '')).not.toMatch(shownPrice);
    expect(document).not.toMatch(priceInDocument);
    expect(document).not.toMatch(/"offers"|"Offer"/);
    if (path !== basketPath) await expect(shop.main.getByText('Members’ price').first()).toBeVisible();
    expect(withoutDeliveryTariff(await page.locator('body').innerText())).not.toMatch(shownPrice);
    expect((await Promise.all(answers)).join('\n')).not.toMatch(amountInData);
  });
}

test('the API returns no amount to a guest', async ({ request }) => {
  const addresses = [
    '/api/hp-data?storeId=1&groupId=0',
    '/api/cat-products-es?store_id=1',
    '/api/cat-products-es?store_id=1&s=ski&order=price&dir=asc',
    `/api/single-product/${pisteSkis.id}?store_id=1`,
    '/api/predictive-search-v2?storeId=1&q=ski',
  ];
  for (const address of addresses) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    expect(await answer.text(), address).not.toMatch(amountInData);
  }
});

test('a product is added at a later sign-in after the register overlay was closed', async ({
  shop,
  page,
  member,
}) => {
  shop.expectConsole(/401/);
  await shop.open(backpack.path);
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await expect(shop.dialog).toHaveAccessibleName('One step to your basket');
  await page.keyboard.press('Escape');
  await expect(shop.dialog).toBeHidden();

  await shop.signIn(member);
  await shop.expectInBasket(1);
});

test('a guest’s basket page invites to sign in', async ({ shop }) => {
  await shop.open('/checkout/cart/');
  await expect(shop.main.getByRole('heading', { name: 'Sign in to fill your basket' })).toBeVisible();
});
