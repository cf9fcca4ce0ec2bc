import { expect, test } from '../../fixtures/shop.ts';

let sequence = 0;

/** Returns an e-mail address that no other spec uses. */
function newAddress(): string {
  sequence += 1;
  return `newcomer-${Date.now()}-${sequence}@example.com`;
}

test('a protected page leads to the sign-in page and back', async ({ shop, page }) => {
  await shop.open('/customer/account');
  await expect(page).toHaveURL(/\/customer\/account\/login\/referer\//);
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill('ben@example.com');
  await main.getByLabel('Password', { exact: true }).fill('Powder-Day-24');
  await main.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/customer\/account\/?$/);
  await expect(main.getByRole('heading', { level: 1 })).toContainText('Hello, Ben');

  await page.goto('/customer/account/login');
  await expect(page).toHaveURL(/:\d+\/$/);
});

test.describe('with a wrong password', () => {
  test.use({ expectedConsole: [/401 \(Unauthorized\)|422|429 \(Too Many Requests\)/] });

  test('sign-in shows the error and locks after five attempts', async ({ shop, page }) => {
    await shop.open('/customer/account/login');
    const main = page.getByRole('main');
    await main.getByLabel('Email').fill(newAddress());
    await main.getByLabel('Password', { exact: true }).fill('Not-It-1');
    const submit = main.getByRole('button', { name: 'Sign in' });
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      // From the third attempt on, the browser solves a challenge first.
      const answer = page.waitForResponse(
        (response) => response.url().endsWith('/api/login') && response.status() !== 422,
      );
      await submit.click();
      expect((await answer).status()).toBe(401);
      await expect(main.getByRole('alert')).toContainText('The email address or the password is wrong');
    }
    await submit.click();
    await expect(main.getByRole('alert')).toContainText(
      /Too many attempts. Please try again in \d+ minutes?/,
    );
  });
});
