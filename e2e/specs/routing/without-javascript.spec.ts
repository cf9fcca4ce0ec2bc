import { expect, test } from '../../fixtures/shop.ts';

test.use({ javaScriptEnabled: false });

test('a member signs in, searches, buys, changes a quantity and signs out', async ({ page, member }) => {
  await page.goto('/customer/account/login');
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(member.email);
  await main.getByLabel('Password', { exact: true }).fill('Wrong-Pass-1');
  await main.getByRole('button', { name: 'Sign in' }).click();
  await expect(main.getByText('The email address or the password is wrong')).toBeVisible();
  await main.getByLabel('Email').fill(member.email);
  await main.getByLabel('Password', { exact: true }).fill(member.password);
  await main.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);

  await page
    .getByRole('search')
    .getByRole('combobox')
    .or(page.getByRole('search').getByRole('searchbox'))
    .first()
    .fill('Ravine');
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search\?s=Ravine/);
  await main
    .getByRole('link', { name: /Ravine 98/ })
    .first()
    .click();
  await expect(main.getByRole('heading', { level: 1 })).toContainText('Ravine 98');

  await page.getByRole('radio', { name: /164 cm/ }).check();
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await expect(page).toHaveURL(/\/checkout\/cart\//);
  const line = main.getByRole('listitem').filter({ hasText: '164 cm' });
  await expect(line).toContainText('Ravine 98');
  await line.getByRole('combobox').selectOption('2');
  await line.getByRole('button', { name: 'Update' }).click();
  await expect(main.getByRole('listitem').filter({ hasText: '164 cm' })).toContainText('£898.00');

  await page.goto('/customer/account');
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await page.goto('/customer/account');
  await expect(page).toHaveURL(/\/customer\/account\/login/);
});

test('a guest reads every kind of page', async ({ page }) => {
  for (const path of [
    '/',
    '/products/skis',
    '/catalog/product/view/id/1/',
    '/about-us',
    '/search?s=helmet',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }

  await page.getByRole('button', { name: 'Reject all' }).click();
  await expect(page).toHaveURL(/\/search\?s=helmet/);
  await expect(page.getByRole('button', { name: 'Reject all' })).toHaveCount(0);
});
