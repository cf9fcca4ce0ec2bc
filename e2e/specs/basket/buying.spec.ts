import { expect, test } from '../../fixtures/shop.ts';

test('a member opens a product from a sale and adds it, and the mini basket is updated', async ({
  shop,
  page,
  member,
}) => {
  await shop.signIn(member);
  await shop.rejectCookies();
  await page.getByRole('link', { name: /home page/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page
    .getByRole('main')
    .getByRole('link', { name: /Varnhorn workshop days/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/event\//);
  // The URL changes before the page is rendered, and the home page has articles as well.
  await expect(page.getByRole('heading', { level: 1, name: 'Varnhorn workshop days' })).toBeVisible();
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/catalog\/product\/view\/id\/\d+\//);

  const add = page.getByRole('button', { name: 'Add to basket' });
  await expect(add).toBeVisible();
  // A form that is sent before leads to the basket page.
  await shop.ready();
  for (const group of await page.getByRole('main').getByRole('radiogroup').all()) {
    await group.locator('input:enabled').first().check({ force: true });
  }
  await add.click();
  await expect(page.getByRole('dialog')).toContainText(/basket/i);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Basket, 1 item' })).toBeVisible();
});
