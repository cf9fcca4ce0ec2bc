import { backpack, pisteSkis, touringSkis } from '../../fixtures/demo-products.ts';
import { expect, test } from '../../fixtures/shop.ts';

test.use({ cookiesRejected: true });

test('a missing option is marked and focused', async ({ shop, page, member }) => {
  await shop.restoreSession(member);
  await shop.open(pisteSkis.path);
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await expect(shop.main.getByText('Choose a length')).toBeVisible();
  await expect(page.getByRole('radio', { name: '146 cm' })).toBeFocused();
  await expect(shop.dialog).toBeHidden();

  await page.getByRole('radio', { name: '146 cm' }).check();
  await expect(shop.main.getByText('Choose a length')).toBeHidden();
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await expect(shop.dialog).toContainText('146 cm');
});

test('a sold-out size is visible but disabled', async ({ shop, page }) => {
  await shop.open(touringSkis.path);
  await expect(page.getByRole('radio', { name: /165 cm.*sold out/ })).toBeDisabled();
  await expect(page.getByRole('radio', { name: '158 cm' })).toBeEnabled();
});

test('the selected quantity is added to the basket', async ({ shop, page, member }) => {
  await shop.restoreSession(member);
  await shop.open(backpack.path);
  await page.getByLabel('Quantity').selectOption('3');
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await expect(shop.dialog).toContainText('3 items in your basket');
  await shop.dialog.getByRole('link', { name: 'View basket' }).click();
  await expect(page).toHaveURL('/checkout/cart/');
  await expect(shop.main.getByRole('heading', { level: 1 })).toHaveText('Your basket: 3 items');
});

test('a product shows a member price, RRP and saving, also as structured data', async ({
  shop,
  page,
  member,
}) => {
  await shop.restoreSession(member);
  await shop.open(pisteSkis.path);
  await expect(shop.main).toContainText('£329.00');
  await expect(shop.main).toContainText('£479.00');
  await expect(shop.main).toContainText('−31%');
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(data).toMatch(/"@type":"Product/);
  expect(data).toContain('329');
});
