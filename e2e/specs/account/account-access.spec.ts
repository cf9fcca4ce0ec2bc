import { expectAccessible } from '../../fixtures/accessibility.ts';
import { callApi, sessionOf } from '../../fixtures/shop-api.ts';
import { consentCookie } from '../../fixtures/consent.ts';
import { expect, ShopPage, test } from '../../fixtures/shop.ts';
import { shopUrl } from '../../stack/addresses.ts';

test.use({ cookiesRejected: true });

const sentText = /^If there’s an account with this address/;
const invalidLink = 'id=7&token=used-up';

test('a forgotten password is answered alike for every address, from the page and the overlay', async ({
  shop,
  member,
}) => {
  for (const address of [member.email, 'nobody@example.com']) {
    await shop.open('/customer/account/login');
    await shop.main.getByRole('link', { name: 'Forgotten your password?' }).click();
    // Both pages have a field of this name, and the address changes before the page does.
    await expect(shop.main.getByRole('heading', { level: 1 })).toHaveText('Forgotten your password?');
    await shop.main.getByRole('textbox', { name: 'Email address' }).fill(address);
    await shop.main.getByRole('button', { name: 'Send the link' }).click();
    await expect(shop.main.getByRole('status')).toContainText(sentText);
  }
  await shop.open('/');
  await shop.signInButton.click();
  await shop.dialog.getByRole('link', { name: 'Forgotten your password?' }).click();
  await expect(shop.main.getByRole('heading', { level: 1 })).toHaveText('Forgotten your password?');
  await expectAccessible(shop);
});

test('a mailed link that is used up offers a new one', async ({ shop, page }) => {
  await shop.open(`/customer/account/resetpassword/?${invalidLink}`);
  await expect(shop.main.getByRole('alert')).toContainText('This link doesn’t work any more.');
  await shop.main.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page).toHaveURL('/customer/account/forgotpassword/');

  shop.expectConsole(/422/);
  await shop.open(`/customer/account/confirm/?${invalidLink}`);
  await shop.main.getByRole('button', { name: 'Confirm this address' }).click();
  await shop.main.getByRole('button', { name: 'Send me a new link' }).click();
  await expect(shop.main.getByRole('status')).toContainText('a new link is on its way');

  await shop.open(`/customer/account/cancelemailchange/?${invalidLink}`);
  await expectAccessible(shop);
  await shop.main.getByRole('button', { name: 'Keep my present address' }).click();
  await expect(shop.main.getByRole('alert')).toContainText('This link doesn’t work any more.');
  await expect(shop.main.getByRole('link', { name: 'Contact us' })).toBeVisible();
});

test('a page of a mailed link is neither cached nor named to other sites', async ({ request }) => {
  for (const page of ['resetpassword', 'confirm', 'cancelemailchange', 'dataexport', 'canceldeletion']) {
    const headers = (await request.get(`/customer/account/${page}/?${invalidLink}`)).headers();
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'strict-origin' });
  }
});

test('a new password is rated while it is typed', async ({ shop }) => {
  await shop.open('/customer/account/create');
  const password = shop.passwordIn(shop.main);
  await password.fill('Summer2026');
  await expect(shop.main.getByText('Password: easy to guess')).toBeVisible();
  await password.fill('Deep-Powder-7');
  await expect(shop.main.getByText('Password: very good')).toBeVisible();
});

test('a lock counts down, also after a reload, and a known device is not locked out by others', async ({
  shop,
  member,
  browser,
}) => {
  shop.expectConsole(/401|422|429/);
  // Signing in makes this browser known.
  await shop.signIn(member);
  await shop.signOut();
  const other = new ShopPage(await browser.newPage());
  await other.open('/customer/account/login');
  const { main: form } = other;
  const signIn = async (password: string) => {
    // From the third attempt on, the browser solves a challenge first.
    const answered = other.page.waitForResponse(
      (response) => response.url().endsWith('/api/login') && response.status() !== 422,
    );
    await shop.fillSignIn(form, { email: member.email, password });
    return (await answered).status();
  };
  for (let attempt = 0; attempt < 5; attempt += 1) expect(await signIn('Wrong-Guess-1')).toBe(401);
  expect(await signIn(member.password)).toBe(429);
  const countdown = form.getByText(/Please try again in 1[0-4]:\d\d\./);
  const button = form.getByRole('button', { name: 'Sign in', exact: true });
  await expect(countdown).toBeVisible();
  await expect(button).toBeDisabled();
  await other.page.reload();
  await expect(countdown).toBeVisible();
  await expect(button).toBeDisabled();
  await form.getByRole('link', { name: 'Choose a new password to sign in at once' }).click();
  await expect(other.page).toHaveURL('/customer/account/forgotpassword/');
  await other.page.close();

  await shop.signIn(member);
});

test('a member signs out another device, which says so at its next page', async ({
  shop,
  page,
  member,
  browser,
}) => {
  const elsewhere = await sessionOf({ email: member.email, password: member.password });
  await shop.restoreSession(member);
  await shop.open('/customer/account');
  await shop.main.getByRole('link', { name: 'Sign-in and security' }).click();
  await expect(page).toHaveURL('/customer/account/security/');
  await expect(shop.main.getByRole('listitem').filter({ hasText: 'This device' })).toHaveCount(1);
  await expect(shop.main).toContainText('127.0.0.x');
  await expectAccessible(shop);
  await shop.main
    .getByRole('button', { name: /^Sign out ?:/ })
    .first()
    .click();
  await expect(shop.main.getByRole('status')).toContainText('Done, it’s signed out.');

  const context = await browser.newContext();
  const [name = '', value = ''] = elsewhere.split('=');
  await context.addCookies([{ name, value, url: shopUrl }, await consentCookie({ url: shopUrl })]);
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByText(/^You’ve been signed out on this device/)).toBeVisible();
  await context.close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a link is requested, a used-up link is replaced, and a lock says how long it lasts', async ({
    shop,
    page,
    member,
  }) => {
    await page.goto('/customer/account/forgotpassword/');
    await shop.main.getByRole('textbox', { name: 'Email address' }).fill(member.email);
    await shop.main.getByRole('button', { name: 'Send the link' }).click();
    await expect(page).toHaveURL('/customer/account/forgotpassword/?status=sent');
    await expect(shop.main.getByRole('status')).toContainText(sentText);

    await page.goto(`/customer/account/confirm/?${invalidLink}`);
    await shop.main.getByRole('button', { name: 'Confirm this address' }).click();
    await expect(shop.main.getByRole('alert')).toContainText('This link doesn’t work any more.');
    await shop.main.getByRole('button', { name: 'Send me a new link' }).click();
    await expect(page).toHaveURL('/customer/account/confirm/?status=sent');

    await page.goto(`/customer/account/cancelemailchange/?${invalidLink}`);
    await shop.main.getByRole('button', { name: 'Keep my present address' }).click();
    await expect(shop.main.getByRole('alert')).toContainText('This link doesn’t work any more.');
    await expect(shop.main.getByRole('link', { name: 'Contact us' })).toBeVisible();

    await page.goto('/customer/account/login?form_error=too_many_attempts&retry_after=840');
    await expect(shop.main.getByRole('alert')).toContainText('Please try again in 14 minutes.');
    // It would stand still.
    await expect(shop.main.getByText(/ 1\d:\d\d\.$/)).toBeHidden();
  });

  test('a member signs out all other devices', async ({ shop, page, member }) => {
    const elsewhere = await sessionOf({ email: member.email, password: member.password });
    await shop.restoreSession(member);
    await page.goto('/customer/account/security/');
    await shop.main.getByRole('button', { name: 'Sign out on all other devices' }).click();
    await expect(page).toHaveURL('/customer/account/security/?status=sessions-ended');
    await expect(shop.main.getByRole('button', { name: /^Sign out/ })).toHaveCount(0);
    const { body } = await callApi('session-data', { store_id: 1 }, elsewhere);
    expect(body.id).toBeNull();
  });
});
