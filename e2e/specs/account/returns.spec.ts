import { expectAccessible } from '../../fixtures/accessibility.ts';
import { buyBackpacks } from '../../fixtures/checkout.ts';
import { backpack } from '../../fixtures/demo-products.ts';
import { mailTo } from '../../fixtures/mailbox.ts';
import { deliver, operateOn } from '../../fixtures/operations.ts';
import { expect, ShopPage, test } from '../../fixtures/shop.ts';

test.use({ cookiesRejected: true });

test('a member returns a part of an order, and follows it to the refund', async ({ shop, page, member }) => {
  const number = await buyBackpacks(shop, member, 2);
  await shop.open('/sales/returns/');
  await expect(shop.main.getByRole('heading', { name: 'There’s nothing to return' })).toBeVisible();
  await expectAccessible(shop);
  await deliver(number);

  await shop.open('/sales/returns/');
  await expectAccessible(shop);
  await shop.main.getByRole('link', { name: `Return items of order ${number}` }).click();
  const form = shop.main.getByRole('group', { name: backpack.name });
  await form.getByLabel('How many to return?').selectOption('1 of 2');
  await shop.main.getByRole('button', { name: 'Request the return' }).click();
  await expect(form.getByLabel('Why are you returning it?')).toBeFocused();
  await form.getByLabel('Why are you returning it?').selectOption('Too small');
  await form.getByLabel('Comment').fill('Short in the back');
  await expectAccessible(shop);
  await shop.main.getByRole('button', { name: 'Request the return' }).click();
  await expect(shop.main.getByRole('status')).toContainText('We’ve received your request');
  const heading = shop.main.getByRole('heading', { name: /^Return R/ });
  await expect(heading).toContainText('Requested');
  const code = /R\w{9}/.exec(await heading.innerText())?.[0] ?? '';
  await mailTo(member.email, `Your return ${code} for order ${number}`);

  const steps = [
    ['approve', 'Approved', `write the number ${code} on the parcel`],
    ['receive', 'Refunded', 'to your payment method'],
  ] as const;
  for (const [action, state, text] of steps) {
    await operateOn(number, action, { code });
    await page.reload();
    await expect(heading).toContainText(state);
    await expect(shop.main).toContainText(text);
  }
  await expectAccessible(shop);
  // One of two pieces is left.
  await expect(form.getByRole('checkbox', { name: 'Return this item' })).toBeVisible();

  await shop.main.getByRole('link', { name: 'View the order' }).click();
  await expect(shop.main.getByText(/^£[\d.]+ refunded$/)).toBeVisible();
  await shop.main.getByRole('link', { name: `Return ${code}` }).click();
  await expect(heading).toContainText('Refunded');
  await shop.open('/sales/returns/');
  await expect(shop.main.getByRole('heading', { name: 'Finished returns' })).toBeVisible();
  await expectAccessible(shop);
});

test('a member cancels a return, and returns the item again', async ({ shop, browser, member }) => {
  const number = await buyBackpacks(shop, member, 1);
  await deliver(number);
  const request = async ({ main }: Pick<ShopPage, 'main'>) => {
    await main.getByRole('checkbox', { name: 'Return this item' }).check();
    await main.getByLabel('Why are you returning it?').selectOption('Too small');
    await main.getByRole('button', { name: 'Request the return' }).click();
    await expect(main.getByRole('status')).toContainText('We’ve received your request');
  };
  await shop.open('/sales/returns/');
  await shop.main.getByRole('link', { name: `Return items of order ${number}` }).click();
  await request(shop);
  const first = shop.main.getByRole('heading', { name: /^Return R/ });
  const code = /R\w{9}/.exec(await first.innerText())?.[0] ?? '';
  const button = shop.main.getByRole('button', { name: `Cancel return ${code}` });
  await button.click();
  const dialog = shop.page.getByRole('alertdialog').or(shop.page.getByRole('dialog'));
  await expect(dialog).toContainText('You keep the items');
  await expectAccessible(shop);
  await dialog.getByRole('button', { name: 'Keep the return' }).click();
  await expect(button).toBeFocused();
  await shop.page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Cancel the return' }).click();
  await expect(shop.main.getByRole('status')).toContainText('The return is cancelled');
  await expect(first).toContainText('Cancelled');
  await expectAccessible(shop);
  await mailTo(member.email, `Your return ${code} is cancelled`);

  const context = await browser.newContext({ javaScriptEnabled: false });
  await context.addCookies(await member.cookies());
  const page = await context.newPage();
  const plain = new ShopPage(page);
  await page.goto(shop.page.url());
  await request(plain);
  await plain.main.getByRole('button', { name: /^Cancel return R/ }).click();
  await expect(plain.main.getByRole('heading', { name: /^Cancel the return R/ })).toBeVisible();
  await plain.main.getByRole('button', { name: 'Cancel the return' }).click();
  await expect(plain.main.getByRole('status')).toContainText('The return is cancelled');
  await expect(plain.main.getByRole('checkbox', { name: 'Return this item' })).toBeVisible();
  await context.close();
});

test('a member returns an item without JavaScript, and nothing is lost by a missing reason', async ({
  shop,
  browser,
  member,
}) => {
  const number = await buyBackpacks(shop, member, 1);
  await deliver(number);
  const context = await browser.newContext({ javaScriptEnabled: false });
  await context.addCookies(await member.cookies());
  const page = await context.newPage();
  const { main } = new ShopPage(page);
  await page.goto(new URL('/sales/returns/', shop.page.url()).href);
  await main.getByRole('link', { name: `Return items of order ${number}` }).click();
  await main.getByRole('button', { name: 'Request the return' }).click();
  await expect(main.getByRole('alert')).toContainText('Choose what you’d like to return');
  await main.getByRole('checkbox', { name: 'Return this item' }).check();
  await main.getByRole('radio', { name: 'As reward points' }).check();
  await main.getByRole('button', { name: 'Request the return' }).click();
  await expect(main.getByRole('alert')).toContainText('a reason for each item');
  await expect(main.getByRole('checkbox', { name: 'Return this item' })).toBeChecked();
  await expect(main.getByRole('radio', { name: 'As reward points' })).toBeChecked();
  await main.getByLabel('Why are you returning it?').selectOption('Faulty or damaged');
  await main.getByRole('button', { name: 'Request the return' }).click();
  await expect(main.getByRole('status')).toContainText('We’ve received your request');
  await expect(main.getByRole('heading', { name: /^Return R/ })).toContainText('Requested');
  await expect(main).toContainText('Faulty or damaged');
  await expect(main).toContainText('There’s nothing to return at the moment');
  await context.close();
});
