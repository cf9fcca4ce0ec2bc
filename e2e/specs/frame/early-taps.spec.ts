import type { Page } from '@playwright/test';
import { pisteSkis } from '../../fixtures/demo-products.ts';
import { earlyControls } from '../../fixtures/early-controls.ts';
import { holdIdleCallbacks, holdRequests } from '../../fixtures/scripts.ts';
import { expect, test } from '../../fixtures/shop.ts';

test.use({ viewport: { width: 375, height: 720 }, hasTouch: true, cookiesRejected: true });

const mainScript = /\/assets\/shell\/[^/]+\/main\.js$/;
const anyScript = /\/assets\/[^?]+\.js$/;

for (const [
  name,
  { path, width, isDeferred = false, isMember = false, prepare, use, expectDone },
] of Object.entries(earlyControls)) {
  test.describe(name, () => {
    test.beforeEach(async ({ shop, page, member }) => {
      if (width !== undefined) await page.setViewportSize({ width, height: 900 });
      if (isMember) await shop.restoreSession(member);
      await prepare?.({ shop, page, member });
    });

    test('works before the scripts of the page have arrived', async ({ shop, page, member }) => {
      const release = await holdRequests(page, mainScript);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await use({ shop, page, member });
      release();
      await expectDone({ shop, page, member });
      // The browser alone may have done it: hydration must keep it.
      await shop.ready();
      await expectDone({ shop, page, member });
    });

    if (isDeferred) {
      test('works in the interactive page before it is idle', async ({ shop, page, member }) => {
        const run = await holdIdleCallbacks(page);
        await shop.open(path);
        await use({ shop, page, member });
        await expectDone({ shop, page, member });
        await run();
        await expectDone({ shop, page, member });
      });
      return;
    }

    test('works while the scripts of its part are missing', async ({ shop, page, member }) => {
      await shop.open(path);
      const release = await holdRequests(page, anyScript);
      await use({ shop, page, member });
      release();
      await expectDone({ shop, page, member });
    });
  });
}

test.describe('two taps on "Add to basket"', () => {
  test.beforeEach(({ shop, member }) => shop.restoreSession(member));

  const tapTwice = async (page: Page) => {
    const button = page.getByRole('button', { name: 'Add to basket' });
    await page.getByRole('radio', { name: '146 cm' }).tap();
    const box = (await button.boundingBox())!;
    for (let tap = 0; tap < 2; tap += 1) {
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    }
  };

  test('before the scripts of the page have arrived add one piece', async ({ shop, page }) => {
    const release = await holdRequests(page, mainScript);
    await page.goto(pisteSkis.path, { waitUntil: 'domcontentloaded' });
    await page.getByRole('button', { name: 'Add to basket' }).scrollIntoViewIfNeeded();
    await tapTwice(page);
    release();
    await shop.expectInBasket(1);
    await page.waitForLoadState('networkidle');
    await shop.expectInBasket(1);
  });

  test('while the scripts of its part are missing add one piece', async ({ shop, page }) => {
    await shop.open(pisteSkis.path);
    await page.getByRole('button', { name: 'Add to basket' }).scrollIntoViewIfNeeded();
    const release = await holdRequests(page, anyScript);
    await tapTwice(page);
    release();
    await expect(shop.dialog).toContainText('1 item in your basket');
    await page.waitForLoadState('networkidle');
    await expect(shop.dialog).toContainText('1 item in your basket');
  });
});

test('a search typed after a tap on the account icon shows its suggestions', async ({ shop, page }) => {
  await shop.open('/products/skis');
  const release = await holdRequests(page, anyScript);
  await shop.signInButton.first().tap();
  await shop.searchField.tap();
  await shop.searchField.pressSequentially('gog');
  release();
  await expect(shop.searchField).toHaveValue('gog');
  await expect(page.getByRole('listbox').first()).toBeVisible();
});
