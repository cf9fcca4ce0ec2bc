import { expectHydrated } from '../../fixtures/scripts.ts';
import { storedChoice } from '../../fixtures/consent.ts';
import { expect, test } from '../../fixtures/shop.ts';

const bar = { name: 'Cookies', exact: true };

test('a visitor who rejects or accepts all cookies is not asked again', async ({ shop, page, context }) => {
  for (const [answer, stored] of [
    ['Reject all', { functional: false, advertising: false }],
    ['Accept all', { functional: true, advertising: true }],
  ] as const) {
    await context.clearCookies();
    await shop.open('/');
    await page.getByRole('region', bar).getByRole('button', { name: answer }).click();
    await expect(page.getByRole('region', bar)).toBeHidden();
    await expect.poll(() => storedChoice(context)).toEqual(stored);
    await shop.open('/products/skis');
    await expect(page.getByRole('region', bar)).toBeHidden();
  }
});

test('the question follows the skip link in the tab order', async ({ shop, page }) => {
  await shop.open('/');
  await expect(page.getByRole('region', bar)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('region', bar).getByRole('link').first()).toBeFocused();
});

test('the question leaves half of a low window free and shows both answers', async ({ shop, page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await shop.open('/');
  const region = page.getByRole('region', bar);
  expect((await region.boundingBox())?.height).toBeLessThanOrEqual(128);
  const accept = region.getByRole('button', { name: 'Accept all' });
  await expect(accept).toBeInViewport({ ratio: 1 });
  await expect(region.getByRole('button', { name: 'Reject all' })).toBeInViewport({ ratio: 1 });
  const preferences = region.getByRole('link', { name: 'Preferences' });
  await preferences.focus();
  const top = (await accept.boundingBox())?.y;
  await expect.poll(async () => bottomOf(await preferences.boundingBox())).toBeLessThanOrEqual(top ?? 0);
});

test('preferences are saved and restored after a reload', async ({ shop, page, context }) => {
  await shop.open('/');
  await page.getByRole('region', bar).getByRole('link', { name: 'Preferences' }).click();
  await expect(shop.dialog).toHaveAccessibleName('Cookie preferences');
  await expect(shop.dialog.getByRole('switch', { name: 'Essential' })).toBeDisabled();
  await shop.dialog.getByRole('switch', { name: 'Functional' }).check();
  await shop.dialog.getByRole('button', { name: 'Save' }).click();
  await expect(shop.dialog).toBeHidden();
  await expect(page.getByRole('region', bar)).toBeHidden();
  expect(await storedChoice(context)).toEqual({ functional: true, advertising: false });

  await shop.open('/cookie-policy');
  await expect(page.getByRole('region', bar)).toBeHidden();
  await shop.main.getByRole('button', { name: /preferences/i }).click();
  await expect(shop.dialog.getByRole('switch', { name: 'Functional' })).toBeChecked();
  await expect(shop.dialog.getByRole('switch', { name: 'Advertising' })).not.toBeChecked();
});

test('a failure to save is shown, and the page reloads with the stored answer', async ({ shop, page }) => {
  shop.expectConsole(/Failed to load resource/);
  await shop.open('/');
  await page.route('**/api/cookie-preferences', (route) => route.abort());
  const accept = page.getByRole('region', bar).getByRole('button', { name: 'Accept all' });
  // The pointer starts the hydration of the banner.
  await accept.hover();
  await expectHydrated(accept);
  await accept.click();
  await expect(shop.dialog).toHaveAccessibleName('Something went wrong');
  await expect(shop.dialog).toContainText('Recent changes may not have been saved');
  await expect(shop.dialog.getByRole('heading')).toBeFocused();

  await page.unroute('**/api/cookie-preferences');
  const reloaded = page.waitForEvent('load');
  await shop.dialog.getByRole('button', { name: 'Close' }).last().click();
  await reloaded;
  await shop.ready();
  await expect(page.getByRole('region', bar)).toBeVisible();
});

test('the banner covers less than a third of a phone and not the end of the page', async ({ shop, page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await shop.open('/');
  const box = await page.getByRole('region', bar).boundingBox();
  expect(box?.height).toBeLessThan(667 / 3);
  const last = page.getByRole('contentinfo').getByRole('paragraph').last();
  const bottomOfLast = async () => {
    // Again while lower sections of the page get their layout, which makes it longer.
    await page.keyboard.press('End');
    return bottomOf(await last.boundingBox());
  };
  await expect.poll(bottomOfLast).toBeLessThan(box?.y ?? 0);
});

function bottomOf(box: { y: number; height: number } | null): number {
  return box ? box.y + box.height : Number.POSITIVE_INFINITY;
}
