import { expectNoViolations } from '../../fixtures/accessibility.ts';
import { pisteSkis } from '../../fixtures/demo-products.ts';
import { serverPage } from '../../fixtures/server-page.ts';
import { expect, test } from '../../fixtures/shop.ts';
import { germanShopUrl } from '../../stack/addresses.ts';

test.use({ cookiesRejected: true });

for (const width of [375, 1280]) {
  test(`at ${width} px the page of a size guide shows the sizes of the chosen unit`, async ({
    shop,
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await shop.open('/ski-boots-size-guide');
    await expect(shop.main.getByRole('heading', { level: 1 })).toHaveText('Ski boots size guide');
    await expect(shop.main.getByRole('columnheader')).toHaveCount(7);
    await shop.main.getByRole('radio', { name: 'US', exact: true }).check();
    await expect(shop.main.getByRole('columnheader')).toHaveText(['Mondopoint', 'US men', 'US women']);
    await expect(shop.main.getByRole('row', { name: '26.5 8.5 9.5' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectNoViolations(shop, 'the page of a size guide', 'main');
    await shop.main.getByRole('link', { name: 'All size guides' }).click();
    await shop.main.getByRole('link', { name: 'Gloves and mittens' }).click();
    await expect(page).toHaveURL('/gloves-size-guide');
  });
}

test('the whole table is in the server’s HTML, in the language of the store', async ({ page }) => {
  const english = await serverPage('/ski-boots-size-guide');
  expect(english.shown).toMatch(/26\.1–26\.5/);
  await page.goto(`${germanShopUrl}/ski-boots-size-guide`);
  await expect(page.getByRole('main').getByRole('row', { name: /^26,5 .* 26,1–26,5/ })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole table is shown, without the choice of a unit', async ({ shop, page }) => {
    await page.goto(pisteSkis.path);
    await shop.main.getByRole('link', { name: 'Size guide' }).click();
    await expect(page).toHaveURL(/-size-guide$/);
    await expect(shop.main.getByRole('table')).toBeVisible();
    await page.goto('/ski-boots-size-guide');
    await expect(shop.main.getByRole('columnheader')).toHaveCount(7);
    await expect(shop.main.getByRole('radiogroup')).toBeHidden();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 } });

  test('Back closes the guide beside a product, and leads from the page of the guide to the product', async ({
    shop,
    page,
  }) => {
    await shop.open(pisteSkis.path);
    const link = shop.main.getByRole('link', { name: 'Size guide' });
    await link.click();
    await expect(shop.dialog.getByRole('table')).toBeVisible();
    await page.goBack();
    await expect(shop.dialog).toBeHidden();
    await expect(page).toHaveURL(pisteSkis.path);
    await expect(link).toBeFocused();
    await link.click();
    await shop.dialog.getByRole('link', { name: 'Open as a page' }).click();
    await expect(page).toHaveURL(/-size-guide$/);
    await expect(shop.dialog).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(pisteSkis.path);
  });
});

test('beside a product the column of its sizes is marked', async ({ shop }) => {
  await shop.open(pisteSkis.path);
  await shop.main.getByRole('link', { name: 'Size guide' }).click();
  await expect(shop.dialog.getByRole('columnheader', { name: 'Piste (cm) This product' })).toBeVisible();
  await expect(shop.dialog.getByRole('columnheader', { name: /This product/ })).toHaveCount(1);
});
