import type { Page } from '@playwright/test';
import { earlyControls } from '../../fixtures/early-controls.ts';
import { expect, test } from '../../fixtures/shop.ts';

test.use({ viewport: { width: 375, height: 720 }, hasTouch: true, cookiesRejected: true });

const moments = 20;

/**
 * Milliseconds between two moments. From when the control is seen, the last of them is after the page is interactive on the
 * phone below, also on a machine that is half as fast as the usual one.
 */
const stepMs = 300;

/** As bench/shop/slow-phone.ts: bytes per second, milliseconds. */
const slow4G = { offline: false, latency: 562, downloadThroughput: 180_000, uploadThroughput: 84_000 };

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', slow4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

for (const [name, { path, width, isMember = false, prepare, use, expectDone }] of Object.entries(
  earlyControls,
)) {
  for (let moment = 0; moment < moments; moment += 1) {
    test(`${name}, ${moment * stepMs} ms after the page is seen`, async ({ shop, page, member }) => {
      if (width !== undefined) await page.setViewportSize({ width, height: 900 });
      if (isMember) await shop.restoreSession(member);
      await prepare?.({ shop, page, member });
      await slowDown(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(shop.main.getByRole('heading', { level: 1 })).toBeAttached();
      await page.waitForTimeout(moment * stepMs);
      await use({ shop, page, member });
      await expectDone({ shop, page, member });
      // Nothing that was kept is done again when the last part is hydrated.
      await page.waitForLoadState('networkidle');
      await expectDone({ shop, page, member });
    });
  }
}
