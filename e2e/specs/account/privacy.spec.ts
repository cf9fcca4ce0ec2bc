import { readFile } from 'node:fs/promises';
import { paths, privacyPaths } from 'shared-contracts/routes';
import { expectAccessible } from '../../fixtures/accessibility.ts';
import { mailTo } from '../../fixtures/mailbox.ts';
import { expect, test } from '../../fixtures/shop.ts';

test.use({ cookiesRejected: true });

const downloadButton = 'Download my data';

test('a member gets a file of their data by the mailed link, also on another device', async ({
  shop,
  page,
  member,
  context,
}) => {
  await shop.restoreSession(member);
  await shop.open(paths.account);
  await shop.main.getByRole('link', { name: 'Privacy', exact: true }).click();
  await expect(page).toHaveURL(paths.privacy);
  await expectAccessible(shop);
  await shop.main.getByRole('button', { name: 'Request my data' }).click();
  await expect(shop.main.getByRole('status')).toContainText('We’ll email you the link');
  const mail = await mailTo(member.email, 'Your data is ready');
  // The page notices that the file is ready.
  await expect(shop.main.getByRole('link', { name: downloadButton })).toBeVisible();

  await context.clearCookies({ name: 'sid' });
  const link = mail.buttonUrl(downloadButton);
  await shop.open(link);
  await expectAccessible(shop);
  const downloading = page.waitForEvent('download');
  await shop.main.getByRole('link', { name: downloadButton }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^offpiste-\d{4}-\d\d-\d\d\.json$/);
  const data: unknown = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(data).toMatchObject({ account: { email: member.email, firstname: member.firstname } });

  await shop.open(link.replace(/token=.{6}/, 'token=forged'));
  await shop.main.getByRole('link', { name: downloadButton }).click();
  await expect(shop.main.getByRole('alert')).toContainText('This link doesn’t work any more.');
  await expect(page).toHaveURL(/\/customer\/account\/dataexport\/\?form_error=invalid_token$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a member requests the account deletion, and cancels it on the page and by the mailed link', async ({
    shop,
    page,
    member,
    context,
  }) => {
    const subject = /^Your account will be deleted on \d+ \w+ \d{4}$/;
    const deleteAccount = async (password: string) => {
      await shop.main.getByLabel('Current password').fill(password);
      await shop.main.getByRole('button', { name: 'Delete my account' }).click();
    };
    await shop.restoreSession(member);
    await page.goto(paths.privacy);
    await deleteAccount('Not-My-Word-7');
    await expect(shop.main.getByLabel('Current password')).toHaveAccessibleDescription(
      'This isn’t your current password.',
    );
    await deleteAccount(member.password);
    await expect(page).toHaveURL(privacyPaths.accountDeletionRequested);
    await expect(shop.main.getByRole('alert')).toContainText('Your account will be deleted on');
    // Two mails at once may arrive in another order.
    await mailTo(member.email, subject);
    await shop.main.getByRole('button', { name: 'Keep my account' }).click();
    await expect(page).toHaveURL(privacyPaths.accountDeletionCanceled);
    await expect(shop.main.getByRole('status')).toContainText('your account won’t be deleted');

    await deleteAccount(member.password);
    await expect(page).toHaveURL(privacyPaths.accountDeletionRequested);
    const mail = await mailTo(member.email, subject, 2);
    await context.clearCookies({ name: 'sid' });
    await page.goto(mail.buttonUrl('Keep my account'));
    await shop.main.getByRole('button', { name: 'Keep my account' }).click();
    await expect(page).toHaveURL(privacyPaths.accountDeletionCanceledByLink);
    await expect(shop.main.getByRole('status')).toContainText('Your account stays');

    // All sessions have ended; the account is there.
    await page.goto(paths.login(paths.privacy));
    await shop.fillSignIn(shop.main, member);
    await expect(page).toHaveURL(paths.privacy);
    await expect(shop.main.getByRole('button', { name: 'Delete my account' })).toBeVisible();
  });
});
