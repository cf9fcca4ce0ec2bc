import { randomUUID } from 'node:crypto';
import { paths } from 'shared-contracts/routes';
import { expectNoViolations } from '../../fixtures/accessibility.ts';
import { mailTo } from '../../fixtures/mailbox.ts';
import type { Member } from '../../fixtures/member.ts';
import { callApi, sessionOf } from '../../fixtures/shop-api.ts';
import { expect, test } from '../../fixtures/shop.ts';

test.use({ cookiesRejected: true });

const subject = 'Confirm your new email address';
const button = 'Confirm address';
const cancelSubject = 'A new email address was requested';
const cancelButton = 'Cancel the change';

/** Asks for a new address on another device. */
async function requestNewAddress({ email, password }: Member): Promise<string> {
  const newEmail = `changed-${randomUUID()}@example.com`;
  const change = { store_id: 1, email: newEmail, current_password: password };
  const session = await sessionOf({ email, password });
  expect((await callApi('customer-details-update', change, session)).status).toBe(200);
  return newEmail;
}

test('a new address signs in after its link is used, and the former one until then', async ({
  shop,
  page,
  member,
}) => {
  shop.expectConsole(/401/);
  const { email, password } = member;
  const newEmail = await requestNewAddress(member);
  await shop.signIn(member);
  await shop.open(paths.security);
  await expect(shop.main).toContainText(`You asked to change your email address to ${newEmail}.`);
  await expectNoViolations(shop, 'an address that waits for its confirmation');
  await shop.signOut();

  const mail = await mailTo(newEmail, subject);
  await shop.open(mail.buttonUrl(button));
  await shop.open(paths.login());
  await shop.fillSignIn(shop.main, { email: newEmail, password });
  await expect(shop.main.getByRole('alert')).toContainText('The email address or the password is wrong');

  await shop.open(mail.buttonUrl(button));
  await shop.main.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(shop.main.getByRole('status')).toContainText('your email address is confirmed');
  const notice = await mailTo(email, 'Your email address has been changed');
  expect(notice.text).toContain(`was changed to ${newEmail} on`);

  await shop.main.getByRole('link', { name: 'Sign in' }).click();
  await shop.fillSignIn(shop.main, { email, password });
  await expect(shop.main.getByRole('alert')).toContainText('The email address or the password is wrong');
  await shop.fillSignIn(shop.main, { email: newEmail, password });
  await expect(shop.accountButton).toBeVisible();
  await shop.open(paths.account);
  await expect(page.getByRole('main')).toContainText(newEmail);
});

test('a member who keeps the address makes the link for the new one invalid', async ({ shop, member }) => {
  shop.expectConsole(/422/);
  const newEmail = await requestNewAddress(member);
  const mail = await mailTo(newEmail, subject);
  await shop.restoreSession(member);
  await shop.open(paths.security);
  await shop.main.getByRole('button', { name: `Keep ${member.email}` }).click();
  await expect(shop.main.getByRole('status')).toContainText('Your email address stays as it is.');

  await shop.open(mail.buttonUrl(button));
  await shop.main.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(shop.main.getByRole('alert')).toContainText('This link doesn’t work any more.');
  await shop.open(paths.account);
  await expect(shop.main).toContainText(member.email);
});

test('the owner of an address cancels a change by the mailed link, which signs out the other device', async ({
  shop,
  member,
}) => {
  shop.expectConsole(/422/);
  await shop.restoreSession(member);
  const newEmail = await requestNewAddress(member);
  const confirmation = await mailTo(newEmail, subject);
  const mail = await mailTo(member.email, cancelSubject);
  expect(mail.text).toContain(newEmail);

  await shop.open(mail.buttonUrl(cancelButton));
  await shop.open(paths.security);
  await expect(shop.main).toContainText(`You asked to change your email address to ${newEmail}.`);
  await expect(shop.main.getByRole('listitem').filter({ hasText: 'Signed in' })).toHaveCount(2);

  await shop.open(mail.buttonUrl(cancelButton));
  await shop.main.getByRole('button', { name: 'Keep my present address' }).click();
  await expect(shop.main.getByRole('status')).toContainText('Your email address stays as it is');
  await shop.main.getByRole('link', { name: 'Choose a new password' }).click();
  await expect(shop.main.getByLabel('Email address')).toBeVisible();

  await shop.open(paths.security);
  await expect(shop.main.getByRole('listitem').filter({ hasText: 'Signed in' })).toHaveCount(1);
  await shop.open(confirmation.buttonUrl(button));
  await shop.main.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(shop.main.getByRole('alert')).toContainText('This link doesn’t work any more.');
});
