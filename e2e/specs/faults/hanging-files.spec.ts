import type { Page } from '@playwright/test';
import type { RemoteName } from 'shared-contracts/releases';
import { placedRemotes, places } from '../../fault-table/remotes.ts';
import { differences } from '../../fault-table/expectations.ts';
import { expect, test } from '../../fixtures/faults.ts';
import { regionsOf } from '../../fixtures/regions.ts';
import { expectRequested } from '../../fixtures/scripts.ts';
import { serverPage } from '../../fixtures/server-page.ts';

const slowTimeout = { timeout: 60_000 };

test.use({
  expectedConsole: [
    /of mf-\S+ \S+ failed \(timeout\)|React error #(418|419|422|423|520)|preloaded using link preload/,
  ],
});

/** Leaves the requests pending. */
async function hang(page: Page, remote: RemoteName): Promise<void> {
  await page.route(`**/assets/${remote}/**/*.js`, () => Promise.resolve());
}

for (const remote of placedRemotes) {
  test(`${remote} › whose files never arrive › keeps the server’s HTML, and its links work`, async ({
    page,
  }) => {
    const { path } = places[remote];
    const drawn = regionsOf((await serverPage(path)).html);
    const missing = async () => differences(regionsOf(await page.content()), drawn, new Map());
    await hang(page, remote);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect.poll(missing, slowTimeout).toEqual([]);

    const other = remote === 'mf-cms' ? 'mf-basket' : 'mf-cms';
    const wayOn = remote === 'mf-cms' ? /^Basket/ : 'About us';
    await page.getByRole('banner').getByRole('link', { name: wayOn }).click();
    await expect(page).toHaveURL(new RegExp(places[other].path), slowTimeout);
    await expect(page.locator(`[data-page="${places[other].page}"] h1`)).toBeVisible(slowTimeout);

    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('html[data-interactive]')).toBeAttached(slowTimeout);
    await expect.poll(missing, slowTimeout).toEqual([]);
  });
}

test('a fragment whose files never arrive shows its fallback after a timeout', async ({ shop, page }) => {
  await hang(page, 'mf-search');
  await shop.open('/about-us');
  // All other fragments are loaded before the test's clock is installed.
  const { releases } = (await serverPage('/about-us')).state().snapshot;
  await expectRequested(page, `/assets/mf-basket/${releases['mf-basket']?.version}/messages-mini-en_GB.`);
  await page.clock.install();
  const box = page.locator('[data-fragment="search/box"]');
  const requests = page.waitForRequest('**/assets/mf-search/**');
  await box.dispatchEvent('pointerover', { bubbles: true });
  await requests;
  await expect(async () => {
    await page.clock.fastForward(16_000);
    await expect(box.locator('input[type=search]')).toBeVisible({ timeout: 1_000 });
  }).toPass(slowTimeout);
  await expect(shop.basket).toHaveAccessibleName('Basket, empty');
  await expect(shop.signInButton).toBeVisible();

  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await shop.open('/about-us');
  await expect(box.locator('input[type=text]')).toBeVisible();
});
