import { expectAccessible } from '../../fixtures/accessibility.ts';
import { cards, expectThanks, openPayment, payByCard } from '../../fixtures/checkout.ts';
import { backpack } from '../../fixtures/demo-products.ts';
import { serverPage } from '../../fixtures/server-page.ts';
import { expect, test } from '../../fixtures/shop.ts';

test.use({ cookiesRejected: true });

test('a member orders with a code, and pays by a card that the bank asks to confirm', async ({
  shop,
  page,
  member,
}) => {
  await shop.restoreSession(member);
  await member.addAddress();
  await member.add(backpack, '');
  await shop.open('/checkout/cart/');
  await shop.main.getByLabel('Promotion code').fill('welcome10');
  await shop.main.getByRole('button', { name: 'Apply code' }).click();
  await expect(shop.main.getByText('WELCOME10').first()).toBeVisible();
  await shop.main.getByRole('link', { name: /checkout/i }).click();
  await openPayment(shop);
  await payByCard(shop, cards.challenged);
  await page.getByRole('button', { name: /approve|confirm/i }).click();
  await expectThanks(shop);
  await expect(shop.main).toContainText(backpack.name);
  await shop.expectInBasket(0);
});

test('a member whose card was rejected keeps the basket and pays with another one', async ({
  shop,
  member,
}) => {
  await shop.restoreSession(member);
  await member.addAddress();
  await member.add(backpack, '');
  await openPayment(shop);
  await payByCard(shop, cards.rejected);
  await expect(shop.main.getByRole('heading', { name: 'The payment didn’t go through' })).toBeVisible();
  await shop.expectInBasket(1);
  await shop.main.getByRole('link', { name: 'Back to the checkout' }).click();
  await payByCard(shop, cards.authorised);
  await expectThanks(shop);
  await shop.expectInBasket(0);
});

test('a member goes from the confirmation to the page of the order', async ({ shop, page, member }) => {
  await shop.restoreSession(member);
  await member.addAddress();
  await member.add(backpack, '');
  await openPayment(shop);
  await payByCard(shop, cards.authorised);
  await shop.main.getByRole('link', { name: 'View your order' }).press('Enter');
  await expect(shop.main.getByRole('heading', { level: 1, name: /^Order 1\d{9}$/ })).toBeVisible();
  await expect(shop.main.getByRole('link', { name: backpack.name })).toBeVisible();
  await expect(shop.main).toContainText('14 Corn Mill Lane');
  await expectAccessible(shop);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(shop.main).toContainText('Being prepared');

  const [session] = await member.cookies();
  const own = await serverPage(new URL(page.url()).pathname, { cookie: `sid=${session?.value}` });
  expect(own.shown).toContain(backpack.name);
  const unknown = await serverPage('/sales/order/view/order_id/999999', { cookie: `sid=${session?.value}` });
  expect([own.status, unknown.status]).toEqual([200, 404]);
});
