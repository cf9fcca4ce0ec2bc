import { paths } from 'shared-contracts/routes';
import { expectNoViolations } from '../../fixtures/accessibility.ts';
import { callApi, sessionOf } from '../../fixtures/shop-api.ts';
import { expect, test } from '../../fixtures/shop.ts';

test.use({ cookiesRejected: true });

test('a member changes name, country, language and currency, which the frame and later pages show', async ({
  shop,
  page,
  member,
}) => {
  await shop.restoreSession(member);
  await shop.open(paths.accountInformation);
  await expectNoViolations(shop, 'account information');
  await shop.main.getByLabel('First name').fill('Rowan');
  await shop.main.getByLabel('Gender').selectOption('Woman');
  await shop.main.locator('#details').getByRole('button', { name: 'Save' }).click();
  await expect(page.locator(':focus')).toHaveText('Your changes are saved.');

  await shop.main.getByLabel('Delivery country').selectOption('Sweden');
  await shop.main.getByLabel('Language').selectOption('Svenska');
  await shop.main.getByLabel('Currency').selectOption({ label: 'Swedish Krona (SEK)' });
  await shop.main.locator('#region').getByRole('button', { name: 'Save' }).click();
  await expect(page.locator(':focus')).toHaveText('Your changes are saved.');
  await shop.accountButton.click();
  await expect(shop.header).toContainText('Rowan');

  await page.reload();
  await shop.ready();
  await expect(shop.main.getByLabel('First name')).toHaveValue('Rowan');
  await expect(shop.main.getByLabel('Currency')).toHaveValue('SEK');
});

test('on a phone the overview of the account is its navigation, to which the pages lead back', async ({
  shop,
  page,
  member,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await shop.restoreSession(member);
  await shop.open(paths.account);
  const navigation = shop.main.getByRole('navigation', { name: 'My account' });
  await navigation.getByRole('link', { name: 'Account information' }).click();
  await expect(shop.main.getByRole('heading', { level: 1 })).toHaveText('Account information');
  await expect(navigation).toBeHidden();
  await shop.main.getByRole('link', { name: 'My account' }).click();
  await expect(navigation).toBeVisible();
});

test('a member sets another password by keyboard, which ends the other sessions', async ({
  shop,
  page,
  member,
}) => {
  const { email, password: former } = member;
  const elsewhere = await sessionOf({ email, password: former });
  await shop.restoreSession(member);
  await shop.open(paths.accountInformation);
  const form = shop.main.locator('#password');
  await form.getByLabel('Current password').focus();
  await page.keyboard.type('Wrong-Pass-1');
  await form.getByLabel('New password').focus();
  await page.keyboard.type('Fresh-Tracks-9');
  shop.expectConsole(/401/);
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Current password')).toHaveAccessibleDescription(
    'This isn’t your current password.',
  );
  await form.getByLabel('Current password').fill(member.password);
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toContainText('signed out on all other devices');
  await expect(form.getByLabel('New password')).toHaveValue('');

  await page.reload();
  await shop.ready();
  await expect(shop.accountButton).toBeVisible();
  expect((await callApi('session-data', { store_id: 1 }, elsewhere)).body.id).toBeNull();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a member asks for another e-mail address, and a wrong password is named at its form', async ({
    shop,
    page,
    member,
  }) => {
    await shop.restoreSession(member);
    await page.goto(paths.accountInformation);
    const form = shop.main.locator('#email');
    await form.getByLabel('New email address').fill(`new-${member.email}`);
    await form.getByLabel('Current password').fill('Wrong-Pass-1');
    await form.getByRole('button', { name: 'Change email address' }).click();
    await expect(form.getByLabel('Current password')).toHaveAccessibleDescription(
      'This isn’t your current password.',
    );
    await expect(form.getByLabel('New email address')).toHaveValue(`new-${member.email}`);
    await expect(form.getByLabel('Current password')).toBeInViewport();
    await form.getByLabel('Current password').fill(member.password);
    await form.getByRole('button', { name: 'Change email address' }).click();
    await expect(shop.main).toContainText('We’ve sent a link to the new address.');
    await expect(shop.main).toContainText(`You asked to change your email address to new-${member.email}.`);
  });
});
