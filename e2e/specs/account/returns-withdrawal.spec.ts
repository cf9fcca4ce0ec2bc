import { expectAccessible } from '../../fixtures/accessibility.ts';
import { buyBackpacks } from '../../fixtures/checkout.ts';
import { backpack } from '../../fixtures/demo-products.ts';
import { tabAndType, tabTo } from '../../fixtures/keyboard.ts';
import { mailTo } from '../../fixtures/mailbox.ts';
import { expect, ShopPage, test } from '../../fixtures/shop.ts';
import { ports } from '../../stack/addresses.ts';

test.use({ cookiesRejected: true });

const footerOf = ({ page }: ShopPage) => page.getByRole('contentinfo');

test('a guest withdraws from a part of an order by keyboard, and gets a receipt with its time', async ({
  shop,
  page,
  context,
  member,
}) => {
  const number = await buyBackpacks(shop, member, 2);
  await context.clearCookies({ name: 'sid' });
  await shop.open('/');
  await footerOf(shop).getByRole('link', { name: 'Withdraw from contract here' }).press('Enter');
  await expect(shop.main.getByRole('heading', { name: 'Withdraw from contract' })).toBeVisible();
  await expectAccessible(shop);
  await tabAndType(page, shop.main.getByLabel('Order number'), number);
  await tabAndType(page, shop.main.getByLabel('Email address'), member.email);
  await page.keyboard.press('Enter');
  await expect(shop.main.getByText(`Order ${number}`)).toBeVisible();
  await expect(shop.main.getByRole('heading', { name: 'Withdraw from contract' })).toBeFocused();
  await expectAccessible(shop);
  await tabTo(page, shop.main.getByLabel(backpack.name));
  await page.keyboard.press('1');
  await tabTo(page, shop.main.getByRole('button', { name: 'Confirm withdrawal' }));
  await page.keyboard.press('Enter');
  await expect(shop.main.getByRole('heading', { name: 'We’ve received your withdrawal' })).toBeFocused();
  await expect(shop.main).toContainText(/NumberR\w{9}Received\d+\s\w+\s\d{4}, \d\d:\d\d/);
  await expect(shop.main).toContainText('The items won’t be sent');
  await expectAccessible(shop);
  const receipt = page.url();
  const code = new URL(receipt).searchParams.get('receipt') ?? '';
  const mail = await mailTo(member.email, `Your withdrawal for order ${number} has reached us`);
  expect(mail.text).toContain(code);

  // The receipt can be opened again, and what is left of the order can be withdrawn too.
  await shop.open(receipt);
  await expect(shop.main).toContainText(code);
  await shop.open(`/sales/withdrawal/?order=${number}`);
  await shop.main.getByLabel('Email address').fill(member.email);
  await shop.main.getByRole('button', { name: 'Continue' }).click();
  await expect(shop.main.getByRole('checkbox', { name: new RegExp(backpack.name) })).toBeChecked();
});

test('a member goes from the order to the withdrawal, which has its number and the address', async ({
  shop,
  member,
}) => {
  const number = await buyBackpacks(shop, member, 1);
  await shop.main.getByRole('link', { name: 'View your order' }).press('Enter');
  await shop.main.getByRole('link', { name: 'Withdraw from contract here' }).click();
  await expect(shop.main.getByLabel('Order number')).toHaveValue(number);
  await expect(shop.main.getByLabel('Email address')).toHaveValue(member.email);
});

test('a guest withdraws from an order without JavaScript', async ({ shop, browser, member }) => {
  const number = await buyBackpacks(shop, member, 1);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const guest = new ShopPage(page);
  const { main } = guest;
  await page.goto(new URL('/withdrawal', shop.page.url()).href);
  // Of the page on the right of withdrawal.
  await main.getByRole('link', { name: 'Withdraw from contract here' }).click();
  await main.getByLabel('Order number').fill(number);
  await main.getByLabel('Email address').fill('somebody-else@example.com');
  await main.getByRole('button', { name: 'Continue' }).click();
  await expect(main.getByRole('alert')).toContainText('We can’t find an order');
  await expect(main.getByLabel('Order number')).toHaveValue(number);
  await main.getByLabel('Email address').fill(member.email);
  await main.getByRole('button', { name: 'Continue' }).click();
  const item = main.getByRole('checkbox', { name: new RegExp(backpack.name) });
  await item.uncheck();
  await main.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(main.getByRole('alert')).toContainText('Choose at least one item');
  await item.check();
  await main.getByLabel('Reason').selectOption('Changed my mind');
  await main.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(main.getByRole('heading', { name: 'We’ve received your withdrawal' })).toBeVisible();
  await expect(main).toContainText(/NumberR\w{9}/);
  await mailTo(member.email, `Your withdrawal for order ${number} has reached us`);
  await context.close();
});

test.describe('in German', () => {
  test.use({ baseURL: `http://de.localhost:${ports.shell}`, locale: 'de-DE' });

  test('the function has the words of the law, and answers an unknown order', async ({ shop, page }) => {
    shop.expectConsole(/status of 404/);
    await shop.open('/sales/withdrawal/');
    const { main } = shop;
    await expect(footerOf(shop).getByRole('link', { name: 'Vertrag widerrufen' })).toHaveAttribute(
      'href',
      '/sales/withdrawal/',
    );
    await expect(page).toHaveTitle(/^Vertrag widerrufen/);
    await main.getByLabel('Bestellnummer').fill('1999999999');
    await main.getByLabel('E-Mail-Adresse').fill('kein@example.com');
    await main.getByRole('button', { name: 'Weiter' }).click();
    await expect(main.getByRole('alert')).toContainText('Wir finden keine Bestellung');
    await expectAccessible(shop);
    await main.getByRole('link', { name: 'Zum Widerrufsrecht' }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Widerrufsbelehrung');
    await main.getByRole('link', { name: 'Vertrag widerrufen' }).click();
    await expect(main.getByRole('heading', { level: 1, name: 'Vertrag widerrufen' })).toBeVisible();
  });
});
