import { expect, test } from '../fixtures/shop.ts';

test('a visitor who rejects or accepts all cookies is not asked again', async ({ shop, page, context }) => {
  for (const answer of ['Reject all', 'Accept all']) {
    await context.clearCookies();
    await shop.open('/');
    await page
      .getByRole('region', { name: 'Cookies', exact: true })
      .getByRole('button', { name: answer })
      .click();
    await expect(page.getByRole('region', { name: 'Cookies', exact: true })).toBeHidden();
    await shop.open('/products/skis');
    await expect(page.getByRole('region', { name: 'Cookies', exact: true })).toBeHidden();
  }
});

test('selected preferences are stored', async ({ shop, page, context }) => {
  await shop.open('/');
  await page.getByRole('button', { name: 'Preferences' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cookie preferences' });
  await dialog.getByRole('switch', { name: 'Functional' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === 'cookie_consent')?.value).toBe('f1a0');
  await shop.open('/about-us');
  await expect(page.getByRole('region', { name: 'Cookies', exact: true })).toBeHidden();
});
