import { chooseDelivery, fillAddress, orderButton } from '../../fixtures/checkout.ts';
import { backpack } from '../../fixtures/demo-products.ts';
import { expect, test } from '../../fixtures/shop.ts';

test.use({ cookiesRejected: true });

const stored = (page: { evaluate: (read: () => string | null) => Promise<string | null> }) =>
  page.evaluate(() => sessionStorage.getItem('checkout-draft'));

test('a half-filled checkout survives a reload at every step', async ({ shop, page, member }) => {
  await shop.restoreSession(member);
  await member.add(backpack, '');
  await shop.open('/checkout/');
  await shop.main.getByLabel('Street and house number').fill('14 Corn Mill Lane');
  await page.reload();
  await shop.ready();
  await expect(shop.main.getByLabel('Street and house number')).toHaveValue('14 Corn Mill Lane');
  await fillAddress(shop);
  await shop.main.getByRole('button', { name: 'Deliver to this address' }).click();

  await shop.main.getByRole('radio', { name: /Click & collect/ }).check();
  await shop.main.getByLabel('Near this postcode').fill('BS1 5TY');
  await shop.main.getByRole('button', { name: 'Search' }).click();
  await shop.main.getByRole('radio', { name: /Harbour Row Newsagent/ }).check();
  await shop.main.getByLabel('Mobile number').fill('07400 1');
  await page.reload();
  await shop.ready();
  await expect(shop.main.getByLabel('Mobile number')).toHaveValue('07400 1');
  await expect(shop.main.getByRole('radio', { name: /Click & collect/ })).toBeChecked();
  await expect(shop.main.getByRole('radio', { name: /Harbour Row Newsagent/ })).toBeChecked();
  await chooseDelivery(shop);

  await shop.main.getByRole('radio', { name: /Credit or debit card/ }).check();
  await shop.main.getByRole('checkbox', { name: /I accept the terms/ }).check();
  await page.reload();
  await shop.ready();
  await expect(orderButton(shop)).toBeVisible();
  await expect(shop.main.getByRole('radio', { name: /Credit or debit card/ })).toBeChecked();
  await expect(shop.main.getByRole('checkbox', { name: /I accept the terms/ })).toBeChecked();

  expect(await stored(page)).toContain('termsAccepted');
  // The reduced header of the checkout has no account menu.
  await shop.open('/');
  await shop.signOut();
  await expect.poll(() => stored(page)).toBeNull();
});
