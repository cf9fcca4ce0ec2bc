import { backpack, pisteSkis } from '../../fixtures/demo-products.ts';
import { expect, test, type ShopPage } from '../../fixtures/shop.ts';

test.use({ cookiesRejected: true });

const lines = (shop: ShopPage) =>
  shop.main
    .getByRole('list', { name: 'Products in your basket' })
    .getByRole('listitem')
    .filter({ has: shop.page.getByRole('combobox') });

async function total(shop: ShopPage): Promise<string> {
  const text = await shop.main.innerText();
  return /\bTotal\s+(£[\d,.]+)/.exec(text)?.[1] ?? '';
}

test('a member changes a quantity, and the sums are updated', async ({ shop, member }) => {
  await shop.restoreSession(member);
  await member.add(pisteSkis, '146 cm');
  await shop.open('/checkout/cart/');
  await expect(shop.main.getByText('Your products aren’t reserved')).toBeVisible();
  await expect.poll(() => total(shop)).toBe('£341.00');

  await shop.main.getByLabel(/^Quantity of/).selectOption('2');
  await expect.poll(() => total(shop)).toBe('£670.00');
  await shop.expectInBasket(2);
  await expect(shop.main.getByRole('heading', { level: 1 })).toContainText('2 items');
  await shop.page.reload();
  await shop.ready();
  await expect.poll(() => total(shop)).toBe('£670.00');
});

test('a member removes one product and keeps the other', async ({ shop, member }) => {
  await shop.restoreSession(member);
  await member.add(pisteSkis, '153 cm');
  await member.add(backpack, '');
  await shop.open('/checkout/cart/');
  await expect(lines(shop)).toHaveCount(2);

  await shop.main.getByRole('button', { name: /Remove .*Bussard 72/ }).click();
  await expect(lines(shop)).toHaveCount(1);
  await expect(lines(shop)).toContainText(backpack.name);
  await shop.expectInBasket(1);

  await expect(shop.main.getByRole('button', { name: 'Undo' })).toBeFocused();
  await shop.page.keyboard.press('Enter');
  await expect(lines(shop).first()).toContainText(pisteSkis.name);
  await expect(lines(shop).first().getByRole('combobox')).toBeFocused();
  await shop.main.getByRole('button', { name: /Remove .*Bussard 72/ }).click();
  await expect(lines(shop)).toHaveCount(1);

  await shop.main.getByRole('button', { name: /Remove .*Relay 32/ }).click();
  await expect(shop.main.getByRole('heading', { name: 'Your basket is empty' })).toBeVisible();
  await shop.expectInBasket(0);
});

test('the mini basket opens and closes by its icon, Escape and a click outside', async ({
  shop,
  page,
  member,
}) => {
  await shop.restoreSession(member);
  await member.add(pisteSkis, '146 cm');
  await shop.open('/');
  const dropdown = page.getByRole('region', { name: 'Your basket' });
  await expect(dropdown).toBeHidden();

  await shop.basket.click();
  await expect(dropdown).toContainText(pisteSkis.name);
  await expect(dropdown).toContainText('£341.00');
  await expect(shop.basket).toHaveAttribute('aria-expanded', 'true');
  await shop.basket.click();
  await expect(dropdown).toBeHidden();

  await shop.basket.click();
  await page.keyboard.press('Escape');
  await expect(dropdown).toBeHidden();
  await expect(shop.basket).toBeFocused();

  await shop.basket.click();
  await expect(dropdown).toBeVisible();
  await shop.main.getByRole('heading', { level: 1 }).click();
  await expect(dropdown).toBeHidden();

  await shop.basket.click();
  await dropdown.getByRole('link', { name: 'View basket' }).click();
  await expect(page).toHaveURL('/checkout/cart/');
});

test('an addition on one device appears on another', async ({ shop, page, member }) => {
  await shop.restoreSession(member);
  await shop.open('/checkout/cart/');
  await expect(shop.main.getByRole('heading', { name: 'Your basket is empty' })).toBeVisible();
  await member.add(backpack, '');
  await page.reload();
  await expect(lines(shop)).toHaveCount(1);
});

test.describe('a change on two devices', () => {
  test.use({ expectedConsole: [/409 \(Conflict\)/] });

  test('a change succeeds although another device has added a product, which is then shown', async ({
    shop,
    member,
  }) => {
    await shop.restoreSession(member);
    await member.add(pisteSkis, '146 cm');
    await shop.open('/checkout/cart/');
    await member.add(backpack, '');
    await lines(shop).first().getByRole('combobox').selectOption('2');
    await expect(lines(shop)).toHaveCount(2);
    await expect(lines(shop).filter({ hasText: pisteSkis.name }).getByRole('combobox')).toHaveValue('2');
  });
});
