import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { paths } from 'shared-contracts/routes';
import { startSocialProvider, type SocialProvider } from 'storefront-api/testing/social-provider';
import { Member } from '../../fixtures/member.ts';
import { expect, test } from '../../fixtures/shop.ts';
import { frenchShopUrl, irishShopUrl, ports, shopUrl } from '../../stack/addresses.ts';

test.use({ baseURL: irishShopUrl, cookiesRejected: true });

// One worker starts the provider for all of them.
test.describe.configure({ mode: 'default' });

let provider: SocialProvider;
test.beforeAll(async () => {
  provider = await startSocialProvider(ports.otherSite);
});
test.beforeEach(() => {
  provider.answers = { token: 'normal', profile: 'normal' };
});
test.afterAll(() => provider.close());

/** Leaves the shop by the button of a form. The page in between has a link to the provider, too. */
async function leaveForProvider(page: Page, form: Locator): Promise<void> {
  await form.getByRole('button', { name: 'Continue with Alpenbuch' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to the shop' })).toBeVisible();
}

/** Leaves the shop from the sign-in page, and comes back from the provider. */
async function visitProvider(page: Page, choice: 'Continue' | 'Cancel' = 'Continue'): Promise<void> {
  await leaveForProvider(page, page.getByRole('main'));
  await page.getByRole('link', { name: choice }).click();
}

const personOf = ({ email, firstname, lastname }: Member) => ({
  id: randomUUID(),
  email,
  first_name: firstname,
  last_name: lastname,
});

test('a new person joins with the details of the provider and then signs in without a password', async ({
  shop,
  page,
  request,
}) => {
  const newcomer = new Member(request);
  provider.person = personOf(newcomer);
  await shop.open(paths.login('/search?s=ski'));
  await visitProvider(page);
  await shop.ready();
  await expect(page).toHaveURL(paths.socialLogin);
  await expect(shop.main.getByRole('heading', { name: 'Connect your account' })).toBeVisible();
  await expect(shop.main.getByRole('textbox', { name: 'Email address' })).toHaveValue(newcomer.email);
  await expect(shop.main.getByLabel('First name')).toHaveValue(newcomer.firstname);
  await shop.passwordIn(shop.main).fill(newcomer.password);
  await shop.main.getByRole('button', { name: 'Join for free' }).click();
  await shop.dismissWelcome();
  await expect(page).toHaveURL('/search?s=ski');

  await shop.signOut();
  await shop.open(paths.login('/search?s=boots'));
  await visitProvider(page);
  await expect(page).toHaveURL('/search?s=boots');
  await expect(shop.accountButton).toBeVisible();
});

test('a member connects the account with its password only', async ({ shop, page, member }) => {
  shop.expectConsole(/401/);
  provider.person = personOf(member);
  await shop.open(paths.login());
  await visitProvider(page);
  await shop.ready();
  await shop.main.getByRole('link', { name: 'Connect it' }).click();
  await expect(page).toHaveURL(/account=existing/);
  // The form for a new account, which has a password too, is rendered until its page is.
  await expect(shop.main.getByRole('link', { name: 'Connect it' })).toHaveCount(0);
  await shop.passwordIn(shop.main).fill('Not-The-Password-1');
  await shop.main.getByRole('button', { name: 'Sign in' }).click();
  await expect(shop.main.getByRole('alert')).toContainText('The email address or the password is wrong');
  await shop.passwordIn(shop.main).fill(member.password);
  await shop.main.getByRole('button', { name: 'Sign in' }).click();
  await expect(shop.accountButton).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('the overlay offers the provider and comes back to the page', async ({ shop, page, member }) => {
  provider.person = personOf(member);
  await shop.open('/search?s=ski');
  await shop.header.getByRole('link', { name: 'Sign in' }).click();
  await leaveForProvider(page, shop.dialog.getByRole('tabpanel'));
  await page.getByRole('link', { name: 'Continue' }).click();
  await shop.ready();
  await shop.main.getByRole('link', { name: 'Connect it' }).click();
  await expect(page).toHaveURL(/account=existing/);
  await expect(shop.main.getByRole('link', { name: 'Connect it' })).toHaveCount(0);
  await shop.passwordIn(shop.main).fill(member.password);
  await shop.main.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/search?s=ski');
});

test('a person who cancels and a provider that fails lead back with a message', async ({ shop, page }) => {
  await shop.open(paths.login('/search?s=ski'));
  await visitProvider(page, 'Cancel');
  await expect(shop.main.getByRole('alert')).toContainText('You cancelled the sign-in');
  await shop.ready();
  provider.answers.token = 'garbage';
  await visitProvider(page);
  await expect(shop.main.getByRole('alert')).toContainText('The other service isn’t answering properly');
  await expect(page).toHaveURL(new RegExp(`^${irishShopUrl}${paths.login('/search?s=ski')}`));
});

test('an answer of the provider is rejected in another browser', async ({ shop, page, browser }) => {
  provider.person = { id: randomUUID() };
  await shop.open(paths.login());
  await leaveForProvider(page, shop.main);
  const link = await page.getByRole('link', { name: 'Continue' }).getAttribute('href');
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(link ?? '');
  await expect(other.getByRole('main').getByRole('alert')).toContainText('started in another window');
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('sid');
  await context.close();
});

test('a store without a provider offers none', async ({ shop, page }) => {
  for (const url of [shopUrl, frenchShopUrl]) {
    await shop.open(url + paths.login());
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(2);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a member connects the account with its password', async ({ shop, page, member }) => {
    provider.person = personOf(member);
    await page.goto(paths.login('/search?s=ski'));
    await visitProvider(page);
    await shop.main.getByRole('link', { name: 'Connect it' }).click();
    await expect(page).toHaveURL(/account=existing/);
    await expect(shop.main.getByRole('textbox', { name: 'Email address' })).toHaveValue(member.email);
    await shop.passwordIn(shop.main).fill('Not-The-Password-1');
    await shop.main.getByRole('button', { name: 'Sign in' }).click();
    await expect(shop.main.getByRole('alert')).toContainText('The email address or the password is wrong');
    await expect(shop.main.getByRole('textbox', { name: 'Email address' })).toHaveValue(member.email);
    await shop.passwordIn(shop.main).fill(member.password);
    await shop.main.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/search?s=ski');
    await expect(shop.header.getByRole('link', { name: 'My account' })).toBeVisible();
  });
});
