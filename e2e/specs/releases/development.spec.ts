import { expect, test } from '../../fixtures/shop.ts';
import { buildShellDevelopment } from '../../../scripts/stack/build-all.ts';
import type { Service } from '../../../scripts/stack/service.ts';
import { apiUrl, ports, publicKeyFile, registryUrl, shopUrl } from '../../stack/addresses.ts';
import { startDevelopedRemote, type DevelopedRemote } from '../../stack/developed-remote.ts';
import { extraShopUrl, startExtraShell } from '../../stack/extra-shell.ts';

test.use({ cookiesRejected: true });
test.describe.configure({ mode: 'serial' });

const path = '/checkout/cart/';
let remote: DevelopedRemote;
let shell: Service;

test.beforeAll(async () => {
  test.slow();
  await buildShellDevelopment();
  remote = await startDevelopedRemote();
  shell = await startExtraShell('shell-for-development', {
    apiUrl,
    registryUrl,
    publicKeyFile,
    more: { DEV_REMOTES: `mf-basket=${ports.devServer}` },
  });
});

test.afterAll(async () => {
  await shell?.stop();
  await remote?.stop();
});

test('a saved component is in the open page without a page load, with what was typed and clicked before', async ({
  shop,
}) => {
  const { page, main } = shop;
  await shop.open(extraShopUrl + path);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Text as it was');
  await main.getByLabel('Note').fill('half-typed');
  await main.getByRole('button', { name: 'Clicked 0 times' }).click();
  await page.evaluate(() => performance.mark('before-saving'));

  await remote.save('note-form.tsx', 'Text as it was', 'Text as it is now');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Text as it is now');
  await expect(main.getByLabel('Note')).toHaveValue('half-typed');
  await expect(main.getByRole('button', { name: 'Clicked 1 times' })).toBeVisible();

  await remote.save('note-form.module.css', 'rgb(1, 2, 3)', 'rgb(4, 5, 6)');
  await expect(main.locator('form')).toHaveCSS('color', 'rgb(4, 5, 6)');
  expect(await page.evaluate(() => performance.getEntriesByName('before-saving').length)).toBe(1);
});

test('errors of the compiler and of the page are shown over the page', async ({ shop }) => {
  const { page, main } = shop;
  const overlay = page.frameLocator('iframe[title="Build errors and warnings"]');
  shop.expectConsole(/note-form|thrown by a click|has 1 errors/);
  await shop.open(extraShopUrl + path);
  await remote.save('note-form.tsx', '<h1>', '<h1');
  await expect(overlay.getByText(/note-form\.tsx/).first()).toBeVisible();
  await remote.save('note-form.tsx', '<h1', '<h1 id="repaired">');
  await expect(main.locator('#repaired')).toBeVisible();
  await expect(page.locator('iframe[title="Build errors and warnings"]')).toHaveCount(0);

  await main.getByRole('button', { name: 'Fail' }).click();
  await expect(overlay.getByText('thrown by a click').first()).toBeVisible();
});

test('only pages of a shop with dev servers allow their origins, and no cache keeps them', async () => {
  const origin = `http://localhost:${ports.devServer}`;
  const [developed, released] = await Promise.all([fetch(extraShopUrl + path), fetch(shopUrl + path)]);
  const policyOf = ({ headers }: Response) => headers.get('content-security-policy') ?? '';
  expect(policyOf(developed)).toContain(`script-src 'self'`);
  expect(policyOf(developed)).toContain(origin);
  expect(policyOf(developed)).toContain("require-trusted-types-for 'script'");
  expect(developed.headers.get('cache-control')).toBe('no-store');
  expect(policyOf(released)).not.toContain('localhost');
  expect(await released.text()).not.toContain(origin);
});
