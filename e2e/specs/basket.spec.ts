import { fillBasket } from '../fixtures/filled-basket.ts';
import { expect, test } from '../fixtures/shop.ts';
import { callApi, sessionCookie } from '../fixtures/shop-api.ts';
import { shopUrl } from '../stack/addresses.ts';

test.use({ expectedConsole: [/409 \(Conflict\)/] });

/** A new member for each test, so that no basket is shared. */
test.beforeEach(async ({ context }) => {
  const { status, cookies } = await callApi('signup', {
    email: `basket-${Date.now()}-${Math.random().toString(36).slice(2)}@example.com`,
    password: 'Fresh-Tracks-7',
    firstname: 'Bas',
    lastname: 'Ket',
    country_id: 'GB',
    language: 'en_GB',
    newsletter: false,
    store_id: 1,
  });
  expect(status).toBe(200);
  const cookie = sessionCookie(cookies);
  await fillBasket(cookie, 'Ravine');
  await context.addCookies([{ name: 'sid', value: cookie.replace('sid=', ''), url: shopUrl }]);
});

test('the mini basket shows its lines and closes on Escape and on a click outside', async ({
  shop,
  page,
}) => {
  await shop.open('/');
  const icon = page.getByRole('banner').getByRole('link', { name: 'Basket, 1 item' });
  await icon.click();
  await expect(page.getByRole('link', { name: 'View basket' })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Ravine');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'View basket' })).toBeHidden();
  await expect(icon).toBeFocused();
  await icon.click();
  await expect(page.getByRole('link', { name: 'View basket' })).toBeVisible();
  await page.getByRole('main').click({ position: { x: 5, y: 300 } });
  await expect(page.getByRole('link', { name: 'View basket' })).toBeHidden();
});

test('a changed quantity updates total and icon; removing the line empties the basket', async ({
  shop,
  page,
}) => {
  await shop.open('/checkout/cart/');
  const main = page.getByRole('main');
  await expect(main.getByText('Your products aren’t reserved')).toBeVisible();
  await main.getByRole('combobox', { name: /Quantity of/ }).selectOption('2');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Basket, 2 items' })).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toContainText('2 items');
  await main
    .getByRole('button', { name: /Remove/ })
    .first()
    .click();
  await expect(main.getByText('Your basket is empty')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Basket, empty' })).toBeVisible();
});

test('a change succeeds although another device has added a product, which is then shown', async ({
  shop,
  page,
  context,
}) => {
  await shop.open('/checkout/cart/');
  const sid = (await context.cookies()).find(({ name }) => name === 'sid')?.value ?? '';
  await fillBasket(`sid=${sid}`, 'Relay');
  await page
    .getByRole('main')
    .getByRole('combobox', { name: /Quantity of/ })
    .first()
    .selectOption('2');
  const quantities = page.getByRole('main').getByRole('combobox', { name: /Quantity of/ });
  await expect(quantities).toHaveCount(2);
  await expect(quantities.first()).toHaveValue('2');
});
