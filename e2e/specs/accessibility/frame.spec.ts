import { expectNoViolations } from '../../fixtures/accessibility.ts';
import { expect, test } from '../../fixtures/shop.ts';

test.use({ cookiesRejected: true });

for (const width of [375, 768, 1280]) {
  test(`the open parts of the frame are accessible at ${width} px`, async ({ shop, page }) => {
    await page.setViewportSize({ width, height: 900 });
    await shop.open('/about-us');
    await expect(page.locator('[class*="dimming"]')).toBeAttached();
    await expectNoViolations(shop, 'nothing open');

    const menu = page.getByRole('navigation', { name: 'Shop' });
    if (width < 1025) await shop.header.getByRole('button', { name: 'Menu' }).click();
    await menu.locator('summary', { hasText: /^Ski$/ }).click();
    await expect(menu.getByRole('link', { name: 'Freeride skis' })).toBeVisible();
    await expectNoViolations(shop, 'menu', '#shop-menu');
    await page.keyboard.press('Escape');

    await shop.searchField.fill('ski');
    await expect(shop.header.getByRole('option').first()).toBeVisible();
    await expectNoViolations(shop, 'search', 'header');
    await page.keyboard.press('Escape');

    await shop.signInButton.click();
    const join = shop.header.getByRole('link', { name: 'Join for free' });
    await expect(width < 768 ? join : shop.dialog.getByRole('tablist')).toBeVisible();
    await expectNoViolations(shop, 'sign-in', width < 768 ? 'header' : '[role="dialog"]');
    await page.keyboard.press('Escape');

    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: /Country/ })
      .click();
    await expect(page.getByRole('region', { name: 'Country and language' })).toBeVisible();
    await expectNoViolations(shop, 'stores', '#store-switch');
  });

  test(`the frame has its landmarks and a skip link at ${width} px`, async ({ shop, page }) => {
    await page.setViewportSize({ width, height: 900 });
    await shop.open('/about-us');
    for (const landmark of ['banner', 'main', 'contentinfo', 'search'] as const) {
      await expect(page.getByRole(landmark)).toHaveCount(1);
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
}

test('the frame has no gap without a site-wide banner', async ({ shop, page }) => {
  await shop.open('/about-us');
  const banner = page.locator('[data-fragment="cms/sitewide-banner"] > *');
  // The remote renders nothing if the block is not found.
  await banner.evaluate((element) => element.remove());
  expect(await shop.header.evaluate((header) => header.getBoundingClientRect().top)).toBe(0);
});
