import { backpack, pisteSkis } from '../../fixtures/demo-products.ts';
import { Member } from '../../fixtures/member.ts';
import { expect, test } from '../../fixtures/shop.ts';

test.use({ cookiesRejected: true });

test('a visitor joins on the registration page and is signed in', async ({ shop, page, request }) => {
  const newcomer = new Member(request);
  await shop.open('/customer/account/create');
  await shop.fillRegistration(shop.main, newcomer);
  await shop.dismissWelcome();
  await expect(shop.accountButton).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(shop.main).toContainText(/£\d/);
});

test('a visitor joins from a price and stays on the product', async ({ shop, page, request }) => {
  const newcomer = new Member(request);
  await shop.open(pisteSkis.path);
  await shop.markDocument();
  await shop.main
    .getByRole('link', { name: /Members’ price/ })
    .first()
    .click();
  await shop.fillRegistration(shop.dialog, newcomer);
  await shop.dismissWelcome();
  await expect(shop.accountButton).toBeVisible();
  await expect(page).toHaveURL(pisteSkis.path);
  await expect(shop.main).toContainText('£329.00');
  await shop.expectSameDocument();
});

test('the registration form lists its errors at their fields', async ({ shop }) => {
  await shop.open('/customer/account/create');
  await shop.main.getByLabel('First name').fill('Robin');
  await shop.passwordIn(shop.main).fill('short');
  await shop.main.getByRole('button', { name: 'Join for free' }).click();
  await expect(shop.main.getByRole('alert').first()).toContainText('Please correct 3 entries');
  await expect(shop.main.getByRole('textbox', { name: 'Email address' })).toHaveAccessibleDescription(
    /Enter your email address/,
  );
});

test('the registration form shows that an address is taken', async ({ shop, member }) => {
  shop.expectConsole(/409|422|400/);
  await shop.open('/customer/account/create');
  await shop.fillRegistration(shop.main, member);
  await expect(shop.main.getByRole('alert')).toContainText('There’s already an account');
});

test('sign-out empties the mini basket and hides the prices', async ({ shop, page, member }) => {
  await shop.restoreSession(member);
  await member.add(backpack, '', 2);
  await shop.open(pisteSkis.path);
  await shop.expectInBasket(2);
  await expect(shop.main).toContainText('£329.00');
  await shop.markDocument();

  await shop.signOut();
  await shop.expectInBasket(0);
  // The delivery fee is visible to guests.
  await expect(shop.main).not.toContainText(/£\d+\.\d{2}/);
  await expect(shop.main.getByRole('link', { name: /Members’ price/ }).first()).toBeVisible();
  await shop.expectSameDocument();

  await page.reload();
  await shop.ready();
  await shop.expectInBasket(0);
  await expect(shop.main).not.toContainText(/£\d+\.\d{2}/);
});

test('sign-out on the account page leads to the home page', async ({ shop, page, member }) => {
  await shop.restoreSession(member);
  await shop.open('/customer/account');
  await expect(shop.main.getByRole('heading', { level: 1 })).toHaveText(`Hello, ${member.firstname}`);
  await shop.main.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await expect(shop.signInButton).toBeVisible();
});
