import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dataDir, frenchShopUrl, shopUrl } from '../../stack/addresses.ts';
import { expect, test } from '../../fixtures/faults.ts';
import { expectRequested } from '../../fixtures/scripts.ts';
import { browserPage } from '../../fixtures/server-page.ts';

const switchFile = join(dataDir, 'shell/maintenance.json');
const statusOf = async (url: string) => (await fetch(url)).status;

async function close(stores: number[]): Promise<void> {
  await writeFile(switchFile, JSON.stringify({ stores, retryAfterSeconds: 90 }));
}

test.afterEach(() => rm(switchFile, { force: true }));

test.describe('a store closed for maintenance', () => {
  test.use({ expectedConsole: [/503/] });

  test('shows the maintenance page in its language, and the other stores stay open', async ({ page }) => {
    const french = (path: string) => browserPage(page, frenchShopUrl + path);
    await close([13]);
    await expect.poll(async () => (await french('/products/skis')).status).toBe(503);
    expect((await french('/')).headers.get('retry-after')).toBe('90');
    await expect(page.getByRole('heading', { level: 1, name: 'Nous damons les pistes' })).toBeVisible();
    expect(await statusOf(`${shopUrl}/`)).toBe(200);
    // Everything but pages still works.
    expect((await french('/api/session-data?store_id=13')).status).toBe(200);
    expect((await french('/healthz')).status).toBe(200);

    await french('/products/skis');
    await rm(switchFile);
    await expect(async () => {
      await page.getByRole('link', { name: 'Réessayer' }).click();
      await expect(page.getByRole('banner')).toBeVisible({ timeout: 1_000 });
    }).toPass();
  });

  test('is shown in an open tab on its next navigation, not before', async ({ shop, page }) => {
    await shop.open('/cookie-policy');
    await expectRequested(page, '/deferred');
    await close([1]);
    await expect.poll(() => statusOf(`${shopUrl}/`)).toBe(503);
    await expect(shop.main.getByRole('heading', { level: 1, name: 'Cookie policy' })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'We’re grooming the slopes' })).toBeVisible();
    await expect(page).toHaveURL(/privacy-policy/);
    await rm(switchFile);
    await expect.poll(() => statusOf(`${shopUrl}/`)).toBe(200);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(shop.main.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
  });
});
