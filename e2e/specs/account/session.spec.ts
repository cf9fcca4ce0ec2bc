import { expect, test } from '../../fixtures/shop.ts';

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
