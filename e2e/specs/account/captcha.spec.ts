import { paths } from 'shared-contracts/routes';
import { Member } from '../../fixtures/member.ts';
import { expect, test } from '../../fixtures/shop.ts';

test.use({ cookiesRejected: true });

test('a member whose password was wrong twice is let in after a calculation of the browser', async ({
  shop,
  member,
  page,
}) => {
  shop.expectConsole(/401|422/);
  await shop.open(paths.login());
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  for (const attempt of [1, 2]) {
    const answered = page.waitForResponse(/\/api\/login/);
    await shop.fillSignIn(shop.main, { email: member.email, password: `Wrong-Pass-${attempt}` });
    await answered;
    await expect(shop.main.getByRole('alert')).toContainText('The email address or the password is wrong');
  }
  expect(files.filter((url) => url.includes('solve-challenge'))).toEqual([]);
  await shop.fillSignIn(shop.main, member);
  await expect(shop.accountButton).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a form says how to go on after repeated attempts', async ({ shop, page, request }) => {
    const visitor = new Member(request);
    await page.goto(paths.login());
    for (const code of ['invalid_credentials', 'invalid_credentials', 'captcha_required']) {
      await shop.fillSignIn(shop.main, visitor);
      await expect(page).toHaveURL(new RegExp(`form_error=${code}`));
    }
    await expect(shop.main.getByRole('alert')).toContainText('please try again in 15 minutes');
  });
});
