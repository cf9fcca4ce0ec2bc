import { paths } from 'shared-contracts/routes';
import { expectAccessible } from '../../fixtures/accessibility.ts';
import {
  cards,
  chooseDelivery,
  expectThanks,
  openPayment,
  orderButton,
  orderByCard,
} from '../../fixtures/checkout.ts';
import { backpack } from '../../fixtures/demo-products.ts';
import { tabAndType, tabTo } from '../../fixtures/keyboard.ts';
import type { Member } from '../../fixtures/member.ts';
import { expect, ShopPage, test } from '../../fixtures/shop.ts';

test.use({ cookiesRejected: true });

const card = 'Visa •••• 1111';

/** Pays with a new card, which the provider stores. */
async function buyAndSaveCard({ page }: Pick<ShopPage, 'page'>): Promise<void> {
  await page.getByLabel('Card number').fill(cards.authorised);
  await page.getByLabel('Expiry date').fill('12/30');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('checkbox', { name: 'Save this card for my next purchase' }).check();
  await page.getByRole('button', { name: /^Pay £/ }).click();
}

async function begin(shop: ShopPage, member: Member): Promise<void> {
  await shop.restoreSession(member);
  await member.addAddress();
  await member.add(backpack, '');
  await openPayment(shop);
  await orderByCard(shop);
  await buyAndSaveCard(shop);
  await expectThanks(shop);
}

test('a member saves a card, pays with it, and removes it with the password', async ({
  shop,
  page,
  member,
}) => {
  const { main } = shop;
  // Of the wrong password.
  shop.expectConsole(/401/);
  await shop.open(paths.home);
  await shop.restoreSession(member);
  await shop.open(paths.billingAgreements);
  await expect(main.getByRole('heading', { name: 'You have no saved payment methods' })).toBeVisible();
  await expectAccessible(shop);
  await begin(shop, member);

  await member.add(backpack, '');
  await openPayment(shop);
  await main.getByRole('radio', { name: 'Saved card' }).check();
  await expect(main.getByRole('radio', { name: card })).toBeChecked();
  await main.getByRole('checkbox', { name: /I accept the terms/ }).check();
  await orderButton(shop).click();
  await expectThanks(shop);

  await shop.open(paths.billingAgreements);
  const item = main.getByRole('listitem').filter({ hasText: card });
  await tabTo(page, item.locator('summary'), 80);
  await page.keyboard.press('Enter');
  await expectAccessible(shop);
  const password = item.getByLabel('Current password');
  await tabAndType(page, password, 'Wrong-Pass-1');
  await page.keyboard.press('Enter');
  await expect(item.getByText('This isn’t your current password.')).toBeVisible();
  await expect(password).toBeFocused();
  await expectAccessible(shop);
  await password.fill(member.password);
  await page.keyboard.press('Enter');
  await expect(main.getByRole('status')).toContainText('The payment method is removed.');
  await expect(item).toBeHidden();
  await expect(main.getByRole('heading', { name: 'You have no saved payment methods' })).toBeVisible();

  await member.add(backpack, '');
  await openPayment(shop);
  await expect(main.getByRole('radio', { name: /Credit or debit card/ })).toBeVisible();
  await expect(main.getByRole('radio', { name: 'Saved card' })).toBeHidden();
});

test('a member whose sign-in is long ago enters the password to pay with a saved card', async ({
  shop,
  page,
  member,
}) => {
  const { main } = shop;
  shop.expectConsole(/403/);
  await begin(shop, member);
  await member.add(backpack, '');
  await openPayment(shop);
  // The sign-in of the test is new: the answer is that of an old one.
  const rejection = { code: 'password_required', message: '', locale: 'en_GB', requestId: 'long-ago' };
  const body = { ...rejection, fields: { current_password: 'required' } };
  await page.route('**/api/place-order', (route) => route.fulfill({ status: 403, json: body }));
  await main.getByRole('radio', { name: 'Saved card' }).check();
  await main.getByRole('checkbox', { name: /I accept the terms/ }).check();
  await orderButton(shop).click();
  const password = main.getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  await expect(main.getByText('You signed in more than 30 minutes ago.')).toBeVisible();
  await expect(main.getByRole('checkbox', { name: /I accept the terms/ })).toBeChecked();
  await expectAccessible(shop);
  await page.keyboard.type(member.password);
  await page.keyboard.press('Enter');
  await expectThanks(shop);
});

test('a member pays with a saved card and removes it without JavaScript', async ({
  shop,
  browser,
  member,
}) => {
  await begin(shop, member);
  await member.add(backpack, '');
  const context = await browser.newContext({ javaScriptEnabled: false });
  await context.addCookies(await member.cookies());
  const page = await context.newPage();
  const plain = new ShopPage(page);
  const { main } = plain;
  await page.goto(new URL(paths.checkout, shop.page.url()).href);
  await chooseDelivery(plain);
  await main.getByRole('radio', { name: 'Saved card' }).check();
  await expect(main.getByRole('radio', { name: card })).toBeChecked();
  await main.getByRole('checkbox', { name: /I accept the terms/ }).check();
  await orderButton(plain).click();
  await expectThanks(plain);

  await page.goto(new URL(paths.billingAgreements, shop.page.url()).href);
  const item = main.getByRole('listitem').filter({ hasText: card });
  await item.getByText('Remove').first().click();
  await item.getByLabel('Current password').fill('Wrong-Pass-1');
  await item.getByRole('button', { name: 'Remove payment method' }).click();
  await expect(item.getByText('This isn’t your current password.')).toBeVisible();
  await item.getByLabel('Current password').fill(member.password);
  await item.getByRole('button', { name: 'Remove payment method' }).click();
  await expect(main.getByRole('status')).toContainText('The payment method is removed.');
  await expect(item).toBeHidden();
  await context.close();
});
