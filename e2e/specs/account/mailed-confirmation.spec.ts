import { paths } from 'shared-contracts/routes';
import { expectNoViolations } from '../../fixtures/accessibility.ts';
import { mailTo } from '../../fixtures/mailbox.ts';
import { Member } from '../../fixtures/member.ts';
import { expect, test } from '../../fixtures/shop.ts';
import { proShopUrl } from '../../stack/addresses.ts';

test.use({ cookiesRejected: true });

const subject = 'Confirm your email address';
const button = 'Confirm address';

test.describe('in a store whose members confirm their address', () => {
  test.use({ baseURL: proShopUrl });

  test('a newcomer joins, confirms the address by the mailed link and signs in', async ({
    shop,
    request,
  }) => {
    shop.expectConsole(/401/);
    const newcomer = new Member(request);
    await shop.open(paths.register());
    await shop.fillRegistration(shop.main, newcomer);
    await expect(shop.main.getByRole('status')).toContainText('We’ve sent you an email.');
    await expectNoViolations(shop, 'the sign-in page after a registration');
    const welcome = await mailTo(newcomer.email, 'Welcome to Offpiste');
    expect(welcome.text).toContain(`Hi ${newcomer.firstname},`);
    await mailTo(newcomer.email, subject);

    await shop.fillSignIn(shop.main, newcomer);
    await expect(shop.main.getByRole('alert')).toContainText('hasn’t been confirmed yet');
    await expectNoViolations(shop, 'a sign-in before the confirmation');
    // The rejected sign-in has mailed a second link, which replaces the first.
    const mail = await mailTo(newcomer.email, subject, 2);
    await shop.open(mail.buttonUrl(button));
    await expectNoViolations(shop, 'the page of the mailed link');
    await shop.main.getByRole('button', { name: 'Confirm this address' }).click();
    await expect(shop.main.getByRole('status')).toContainText('your email address is confirmed');
    await expectNoViolations(shop, 'a confirmed address');

    await shop.main.getByRole('link', { name: 'Sign in' }).click();
    await shop.fillSignIn(shop.main, newcomer);
    await expect(shop.accountButton).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('a newcomer joins, confirms the address by the mailed link and signs in', async ({
      shop,
      page,
      request,
    }) => {
      const newcomer = new Member(request);
      await page.goto(paths.register());
      await shop.fillRegistration(shop.main, newcomer);
      await expect(page).toHaveURL(paths.signInAfterRegistration());
      await expect(shop.main.getByRole('status')).toContainText('We’ve sent you an email.');

      const mail = await mailTo(newcomer.email, subject);
      await page.goto(mail.buttonUrl(button));
      await shop.main.getByRole('button', { name: 'Confirm this address' }).click();
      await expect(page).toHaveURL(paths.addressConfirmed);
      await expect(shop.main.getByRole('status')).toContainText('your email address is confirmed');

      await shop.main.getByRole('link', { name: 'Sign in' }).click();
      await shop.fillSignIn(shop.main, newcomer);
      await expect(shop.header.getByRole('link', { name: 'My account' })).toBeVisible();
    });
  });
});

test('a link that a member asks for again replaces the first one, and confirms nothing before its button is pressed', async ({
  shop,
  member,
}) => {
  shop.expectConsole(/422/);
  const first = await mailTo(member.email, subject);
  const unconfirmed = shop.main.getByText(/^Your email address isn’t confirmed yet/);
  const confirm = shop.main.getByRole('button', { name: 'Confirm this address' });
  await shop.restoreSession(member);
  await shop.open(paths.account);
  await expect(unconfirmed).toBeVisible();
  await expectNoViolations(shop, 'the account page before the confirmation');
  await shop.main.getByRole('button', { name: 'Send me a new link' }).click();
  await expect(shop.main.getByRole('status')).toContainText(`sent a new link to ${member.email}`);
  const second = await mailTo(member.email, subject, 2);

  await shop.open(first.buttonUrl(button));
  await confirm.click();
  await expect(shop.main.getByRole('alert')).toContainText('This link doesn’t work any more.');
  await expectNoViolations(shop, 'a link that was replaced');
  await expect(shop.main.getByRole('button', { name: 'Send me a new link' })).toBeVisible();

  await shop.open(second.buttonUrl(button));
  await expect(confirm).toBeVisible();
  await shop.open(paths.account);
  await expect(unconfirmed).toBeVisible();

  await shop.open(second.buttonUrl(button));
  await confirm.click();
  await expect(shop.main.getByRole('status')).toContainText('your email address is confirmed');
  await shop.open(paths.account);
  await expect(shop.main).toContainText(member.email);
  await expect(unconfirmed).toBeHidden();

  await shop.open(second.buttonUrl(button));
  await confirm.click();
  await expect(shop.main.getByRole('status')).toContainText('your email address is confirmed');
});
