import { devices } from '@playwright/test';
import { expect, test } from '../../fixtures/shop.ts';

const { userAgent, hasTouch } = devices['iPhone 14'];

test.describe('on an iPhone', () => {
  test.use({ userAgent, hasTouch, viewport: { width: 390, height: 800 } });

  test('the app is offered in the header after consent, without a layout shift', async ({ shop, page }) => {
    await shop.open('/');
    const banner = shop.header.getByRole('group', { name: 'Our app' });
    const top = async () => (await shop.main.boundingBox())?.y;
    const before = await top();
    await expect(page.getByRole('button', { name: 'Reject all' })).toBeVisible();
    await expect(page.locator('[class*="dimming"]')).toBeAttached();
    await expect(banner).toHaveCount(0);
    await shop.rejectCookies();
    await expect(banner.getByRole('link', { name: 'Get the app' })).toHaveAttribute('href', /iphone/);
    expect(await top()).toBe(before);
    await banner.getByRole('button', { name: 'No thanks' }).click();
    await expect(banner).toHaveCount(0);
    await shop.open('/products/skis');
    await expect(page.locator('[class*="dimming"]')).toBeAttached();
    await expect(banner).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('smart-banner-shown'))).toBe('1');
  });

  test('a tap on the account icon toggles a banner for guests', async ({ shop, page }) => {
    await shop.open('/products/skis');
    await shop.rejectCookies();
    // Before the script of the shell runs, as on the first page of a new server, the icon is a link to the sign-in page.
    await expect(page.locator('[class*="dimming"]')).toBeAttached();
    const join = shop.header.getByRole('link', { name: 'Join for free' });
    await shop.signInButton.first().tap();
    await expect(join).toBeVisible();
    await expect(shop.dialog).toHaveCount(0);
    await shop.signInButton.first().tap();
    await expect(join).toBeHidden();
    await shop.signInButton.first().tap();
    await join.tap();
    await expect(page).toHaveURL(/\/customer\/account\/create\/referer\//);
  });
});

test('a phone shows the whole message of the site-wide banner', async ({ shop, page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await shop.open('/');
  const banner = page.getByRole('complementary', { name: 'Announcement' });
  const message = banner.locator('p > span').first();
  await expect(message).toContainText('24 hours');
  expect(
    await message.evaluate((element) => {
      const { overflow, textOverflow } = getComputedStyle(element);
      return [overflow, textOverflow];
    }),
  ).toEqual(['visible', 'clip']);
});

test('the app is not offered on a desktop', async ({ shop, page }) => {
  await shop.open('/');
  await shop.rejectCookies();
  await expect(page.locator('[class*="dimming"]')).toBeAttached();
  await expect(page.getByRole('group', { name: 'Our app' })).toHaveCount(0);
});
