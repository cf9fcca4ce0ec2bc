import { paths } from 'shared-contracts/routes';
import { expectAccessible } from '../../fixtures/accessibility.ts';
import { cards, chooseDelivery, enterCard, expectThanks, orderByCard } from '../../fixtures/checkout.ts';
import { backpack, lastBackpack } from '../../fixtures/demo-products.ts';
import { expectFrench } from '../../fixtures/french.ts';
import { tabTo } from '../../fixtures/keyboard.ts';
import type { Member } from '../../fixtures/member.ts';
import { anna } from '../../fixtures/shop-api.ts';
import { serverPage } from '../../fixtures/server-page.ts';
import { expect, test, type ShopPage } from '../../fixtures/shop.ts';
import { frenchShopUrl } from '../../stack/addresses.ts';

test.use({ cookiesRejected: true });

/** Orders what is in the basket, with and without JavaScript. */
async function order(shop: ShopPage, member: Member): Promise<void> {
  await shop.restoreSession(member);
  await member.addAddress();
  await shop.page.goto(paths.checkout);
  await chooseDelivery(shop);
  await orderByCard(shop);
  await enterCard(shop, cards.authorised);
}

/** Opens the newest order from the history. */
async function openOrder({ main, page }: ShopPage): Promise<void> {
  await main
    .getByRole('link', { name: /^Order \d+$/ })
    .first()
    .click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/^Order \d+$/);
  await expect(page).toHaveURL(/\/sales\/order\/view\/order_id\/\d+$/);
}

test('a member orders again what is left of an order of the history, and cancels it', async ({
  shop,
  page,
  member,
}) => {
  await member.add(backpack, '', 2);
  await member.add(lastBackpack, '');
  await order(shop, member);
  await expectThanks(shop);
  await shop.open(paths.account);
  await shop.markDocument();
  const { main } = shop;
  await expect(main.getByRole('heading', { name: 'Your current orders' })).toBeVisible();
  await main.getByRole('link', { name: 'See all orders' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Orders' })).toBeFocused();
  await expect(main.getByRole('listitem').filter({ hasText: 'Being prepared' })).toContainText('3 items');
  await openOrder(shop);

  await main.getByRole('button', { name: 'Order again' }).click();
  const notice = main.getByRole('alert');
  await expect(notice).toContainText('2 items were put into your basket.');
  await expect(notice).toContainText(`1 × ${lastBackpack.name}: sold out`);
  await shop.expectInBasket(2);
  await expectAccessible(shop);

  await main.getByRole('button', { name: 'Cancel the order' }).click();
  const question = page.getByRole('alertdialog', { name: 'Cancel this order?' });
  await question.getByRole('button', { name: 'Keep the order' }).click();
  await expect(question).toBeHidden();
  await main.getByRole('button', { name: 'Cancel the order' }).click();
  await question.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(main.getByRole('status')).toContainText('Your order is cancelled.');
  await expect(main).toContainText('Cancelled');
  await expect(main.getByRole('button', { name: 'Cancel the order' })).toBeHidden();
  await shop.expectSameDocument();
});

test('a member changes the delivery address of an order by keyboard', async ({ shop, page, member }) => {
  await member.add(backpack, '');
  await order(shop, member);
  await expectThanks(shop);
  await shop.open(paths.orders);
  const { main } = shop;
  await tabTo(page, main.getByRole('link', { name: /^Order \d+$/ }));
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { level: 1, name: /^Order \d+$/ })).toBeFocused();
  await tabTo(page, main.getByRole('link', { name: 'Change the delivery address' }));
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { level: 1, name: 'Change the delivery address' })).toBeFocused();
  const street = main.getByRole('textbox', { name: 'Street and house number' });
  await tabTo(page, street);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('3 Quarry Row');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('status')).toContainText('We’ll deliver to the new address.');
  await expect(main).toContainText('3 Quarry Row');
  await expect(main.getByText('14 Corn Mill Lane')).toHaveCount(1);

  const [session] = await member.cookies();
  const path = new URL(page.url()).pathname;
  const others = await serverPage(path, { cookie: `sid=${session?.value}0` });
  expect(others.shown, 'the order without its session').not.toContain('Quarry Row');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a member changes, orders again and cancels an order', async ({ shop, page, member }) => {
    await member.add(backpack, '');
    await order(shop, member);
    const { main } = shop;
    await expect(async () => {
      await page.goto(paths.orders);
      await expect(main.getByText('Being prepared')).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await openOrder(shop);
    await main.getByRole('link', { name: 'Change the delivery address' }).click();
    await main.getByRole('textbox', { name: 'Postcode' }).fill('12');
    await main.getByRole('textbox', { name: 'Street and house number' }).fill('3 Quarry Row');
    await main.getByRole('button', { name: 'Save the address' }).click();
    await expect(page).toHaveURL(/form_error=invalid_request&form_fields=address\.postcode/);
    await expect(main.getByRole('textbox', { name: 'Street and house number' })).toHaveValue('3 Quarry Row');
    await main.getByRole('textbox', { name: 'Postcode' }).fill('LS1 4AB');
    await main.getByRole('button', { name: 'Save the address' }).click();
    await expect(main.getByRole('status')).toContainText('We’ll deliver to the new address.');
    await expect(main).toContainText('3 Quarry Row');

    await main.getByRole('button', { name: 'Order again' }).click();
    await expect(main.getByRole('status')).toContainText('1 item was put into your basket.');
    await main.getByRole('button', { name: 'Cancel the order' }).click();
    await expect(main.getByRole('heading', { name: 'Cancel this order?' })).toBeVisible();
    await main.getByRole('button', { name: 'Cancel the order' }).first().click();
    await expect(main.getByRole('status')).toContainText('Your order is cancelled.');
    // Its Back button leads to a form that has been sent.
    await page.goto(`${new URL(page.url()).pathname}?cancel=1`);
    await expect(main.getByRole('heading', { name: 'Cancel this order?' })).toHaveCount(0);
  });
});

test('a member looks at the orders of the former shop by year', async ({ shop, page }) => {
  await shop.open(paths.login(paths.orders));
  await shop.fillSignIn(shop.main, anna);
  const { main } = shop;
  await main.getByRole('link', { name: 'See your orders in our former shop' }).click();
  await expect(main.getByRole('link', { name: 'Order H-31102' })).toBeVisible();
  await main.getByRole('link', { name: '2019' }).click();
  await expect(main.getByRole('link', { name: 'Order H-31102' })).toBeHidden();
  await expectAccessible(shop);
  await main.getByRole('link', { name: 'Order H-20417' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Order H-20417' })).toBeVisible();
  await expect(main).toContainText('Universal wax');
  await expect(main.getByRole('button')).toHaveCount(0);
  await expectAccessible(shop);
  shop.expectConsole(/404/);
  const answer = await page.goto(paths.historicalOrder(999_999));
  expect(answer?.status(), 'an order of nobody').toBe(404);
});

test.describe('in French on a phone', () => {
  test.use({ baseURL: frenchShopUrl, locale: 'fr-FR', viewport: { width: 375, height: 700 } });

  test('a member without orders is shown the way on', async ({ shop, page, member }) => {
    const { main } = shop;
    await shop.open(paths.login(paths.account));
    await main.getByRole('textbox', { name: 'Adresse e-mail' }).fill(member.email);
    await main.getByLabel('Mot de passe', { exact: true }).fill(member.password);
    await main.getByRole('button', { name: 'Se connecter' }).click();
    await main.getByRole('link', { name: 'Commandes' }).click();
    await expect(main.getByRole('heading', { level: 1, name: 'Commandes' })).toBeFocused();
    await expect(main.getByRole('heading', { name: 'Tu n’as encore rien commandé' })).toBeVisible();
    await expectFrench(shop);
    await expectAccessible(shop);
    await page.goto(`${paths.orders}?p=7`);
    await expect(page).toHaveURL(paths.orders);
  });
});
