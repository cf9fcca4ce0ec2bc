import { paths } from 'shared-contracts/routes';
import { backpack, lastBackpack, pisteSkis, touringSkis } from '../../fixtures/demo-products.ts';
import { callApi, sessionOf } from '../../fixtures/shop-api.ts';
import { expect, test, type ShopPage } from '../../fixtures/shop.ts';

test.use({ cookiesRejected: true });

const key = 'recently-viewed';
const viewed = (shop: ShopPage) => shop.main.getByRole('region', { name: 'Recently viewed' });
const names = (shop: ShopPage) => viewed(shop).getByRole('heading', { level: 3 });
const stored = ({ page }: ShopPage) =>
  page.evaluate((name) => [localStorage, sessionStorage].map((area) => area.getItem(name)), key);

/** Rows below a product are loaded when they come near the screen. */
const scrollDown = (shop: ShopPage) => shop.page.getByRole('contentinfo').scrollIntoViewIfNeeded();

/** Opens a product and waits until it is recorded in this browser. */
async function view(shop: ShopPage, product: { id: number; path: string }): Promise<void> {
  await shop.open(product.path);
  await expect.poll(async () => (await stored(shop))[1]).toMatch(new RegExp(`^\\[${product.id}\\b`));
}

test('what a guest has viewed moves to the account at the sign-in, and is there in another browser', async ({
  shop,
  member,
}) => {
  await view(shop, pisteSkis);
  await expect(viewed(shop)).toHaveCount(0);
  await view(shop, touringSkis);
  await view(shop, backpack);
  await scrollDown(shop);
  await expect(names(shop)).toHaveText([touringSkis.name, pisteSkis.name]);
  await expect(viewed(shop)).not.toContainText('£');

  const saved = shop.page.waitForResponse(
    (answer) => answer.request().postData()?.includes('earlier') ?? false,
  );
  await shop.open(paths.login(backpack.path));
  await shop.fillSignIn(shop.main, member);
  await expect(shop.page).toHaveURL(backpack.path);
  expect((await saved).status()).toBe(200);
  await scrollDown(shop);
  await expect(names(shop)).toHaveText([touringSkis.name, pisteSkis.name]);
  await expect(viewed(shop)).toContainText('£');
  await expect.poll(() => stored(shop)).toEqual([null, null]);

  const session = await sessionOf({ email: member.email, password: member.password });
  const { body } = await callApi('recently-viewed', { store_id: 1 }, session);
  expect(body.items.map(({ productID }) => productID)).toEqual([backpack.id, touringSkis.id, pisteSkis.id]);
});

test('a list that was written by others shows nothing but products of the shop', async ({ shop, page }) => {
  await shop.open(backpack.path);
  const forged = JSON.stringify([
    { productID: 1, name: '<img src=x onerror=alert(1)>', price: '£1' },
    ...Array.from({ length: 1000 }, (_, index) => 999_000_000 + index).slice(0, 3),
    lastBackpack.id,
    'javascript:alert(1)',
  ]);
  await page.evaluate(([name = '', list = '']) => sessionStorage.setItem(name, list), [key, forged]);
  await page.reload();
  await shop.ready();
  await scrollDown(shop);
  await expect(names(shop)).toHaveText([lastBackpack.name]);
  await page.evaluate((name) => sessionStorage.setItem(name, '{"broken":'), key);
  await page.reload();
  await shop.ready();
  await scrollDown(shop);
  await expect.poll(async () => (await stored(shop))[1]).toBe(`[${backpack.id}]`);
  await expect(viewed(shop)).toHaveCount(0);
});
