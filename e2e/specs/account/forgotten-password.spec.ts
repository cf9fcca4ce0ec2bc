import { paths } from 'shared-contracts/routes';
import { expectNoViolations } from '../../fixtures/accessibility.ts';
import { tabAndType, tabTo } from '../../fixtures/keyboard.ts';
import { mailTo } from '../../fixtures/mailbox.ts';
import { expect, test } from '../../fixtures/shop.ts';

test.use({ cookiesRejected: true });

const subject = 'Choose a new password';
const button = 'Choose password';
const sentText = /^If there’s an account with this address/;
const newPassword = 'Fresh-Gravel-38';

test('a member sets a new password by the mailed link, which ends all sessions', async ({
  shop,
  page,
  member,
  browser,
}) => {
  shop.expectConsole(/401/);
  const context = await browser.newContext();
  await context.addCookies(await member.cookies());
  const otherDevice = await context.newPage();
  await otherDevice.goto(paths.account);
  await expect(otherDevice.getByRole('heading', { level: 1 })).toHaveText(`Hello, ${member.firstname}`);

  await shop.open(paths.forgotPassword);
  await shop.main.getByRole('textbox', { name: 'Email address' }).fill(member.email);
  await shop.main.getByRole('button', { name: 'Send the link' }).click();
  await expect(shop.main.getByRole('status')).toContainText(sentText);
  await expectNoViolations(shop, 'a requested link');
  const link = (await mailTo(member.email, subject)).buttonUrl(button);

  // Opening the link does not use it up.
  await shop.open(link);
  await shop.open(link);
  await expect(shop.main.getByText(member.email)).toBeVisible();
  await shop.main.getByLabel('New password', { exact: true }).fill(newPassword);
  await shop.main.getByLabel('Repeat the new password').fill(newPassword);
  await expectNoViolations(shop, 'the page of the mailed link');
  await shop.main.getByRole('button', { name: 'Save the new password' }).click();
  // Without the result, which is shown once.
  await expect(page).toHaveURL(paths.login());
  await expect(shop.main.getByRole('status')).toContainText('Your password has been changed.');
  await expectNoViolations(shop, 'the sign-in page after a new password');

  await shop.fillSignIn(shop.main, member);
  await expect(shop.main.getByRole('alert')).toContainText('The email address or the password is wrong');
  await shop.fillSignIn(shop.main, { email: member.email, password: newPassword });
  await expect(shop.accountButton).toBeVisible();
  const notice = await mailTo(member.email, 'Your password has been changed');
  expect(notice.text).toContain('All other devices have been signed out.');
  await otherDevice.goto(paths.account);
  await expect(otherDevice).toHaveURL(paths.login(paths.account));
  await context.close();

  await shop.open(link);
  await expect(shop.main.getByRole('alert')).toContainText('This link doesn’t work any more.');
  await expectNoViolations(shop, 'a link that is used up');
});

test('a member sets a new password by keyboard only', async ({ shop, page, member }) => {
  const { main } = shop;
  await shop.open(paths.login());
  await tabTo(page, main.getByRole('link', { name: 'Forgotten your password?' }));
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
  await tabAndType(page, main.getByRole('textbox', { name: 'Email address' }), member.email);
  await page.keyboard.press('Enter');
  await expect(main.getByRole('status')).toContainText(sentText);

  const mail = await mailTo(member.email, subject);
  await shop.open(mail.buttonUrl(button));
  await tabAndType(page, main.getByLabel('New password', { exact: true }), newPassword);
  await tabAndType(page, main.getByLabel('Repeat the new password'), newPassword);
  await tabTo(page, main.getByRole('button', { name: 'Save the new password' }));
  await page.keyboard.press('Enter');
  await expect(main.getByRole('status')).toContainText('Your password has been changed.');

  await tabAndType(page, main.getByRole('textbox', { name: 'Email address' }), member.email);
  await tabAndType(page, shop.passwordIn(main), newPassword);
  await page.keyboard.press('Enter');
  await expect(shop.accountButton).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a member sets a new password by the mailed link', async ({ shop, page, member }) => {
    await page.goto(paths.login());
    await shop.main.getByRole('link', { name: 'Forgotten your password?' }).click();
    await shop.main.getByRole('textbox', { name: 'Email address' }).fill(member.email);
    await shop.main.getByRole('button', { name: 'Send the link' }).click();
    await expect(page).toHaveURL(paths.forgotPasswordSent);
    await expect(shop.main.getByRole('status')).toContainText(sentText);

    const mail = await mailTo(member.email, subject);
    await page.goto(mail.buttonUrl(button));
    await shop.main.getByLabel('New password', { exact: true }).fill(newPassword);
    await shop.main.getByLabel('Repeat the new password').fill(newPassword);
    await shop.main.getByRole('button', { name: 'Save the new password' }).click();
    await expect(page).toHaveURL(paths.signInAfterReset);
    await expect(shop.main.getByRole('status')).toContainText('Your password has been changed.');

    await shop.fillSignIn(shop.main, { email: member.email, password: newPassword });
    await expect(shop.header.getByRole('link', { name: 'My account' })).toBeVisible();
  });
});
