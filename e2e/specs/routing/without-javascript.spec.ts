import { expect, test } from '../../fixtures/shop.ts';

test.use({ javaScriptEnabled: false });

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
