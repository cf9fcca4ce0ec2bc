import { buildShellDevelopment } from '../../../scripts/stack/build-all.ts';
import type { Service } from '../../../scripts/stack/service.ts';
import { expect, test } from '../../fixtures/shop.ts';
import { apiUrl, ports, publicKeyFile, registryUrl, shopUrl } from '../../stack/addresses.ts';
import { startDevServerRemote, startMfDev, type DevServerRemote } from '../../stack/dev-server-remote.ts';
import { extraShopUrl, startExtraShell } from '../../stack/extra-shell.ts';
import { runOperatorCommand } from '../../stack/squad-repository.ts';

test.use({ cookiesRejected: true });
// Both shells have the same port.
test.describe.configure({ mode: 'serial' });

const path = '/checkout/cart/';

test.beforeAll(() => buildShellDevelopment());

test.describe('a shop with DEV_REMOTES', () => {
  let remote: DevServerRemote;
  let shell: Service;

  test.beforeAll(async () => {
    test.slow();
    remote = await startDevServerRemote();
    shell = await startExtraShell('shell-for-development', {
      apiUrl,
      registryUrl,
      publicKeyFile,
      more: { NODE_ENV: 'development', DEV_REMOTES: `mf-basket=${ports.devServer}` },
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

    remote.save('note-form.tsx', 'Text as it was', 'Text as it is now');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Text as it is now');
    await expect(main.getByLabel('Note')).toHaveValue('half-typed');
    await expect(main.getByRole('button', { name: 'Clicked 1 times' })).toBeVisible();

    remote.save('note-form.module.css', 'rgb(1, 2, 3)', 'rgb(4, 5, 6)');
    await expect(main.locator('form')).toHaveCSS('color', 'rgb(4, 5, 6)');
    expect(await page.evaluate(() => performance.getEntriesByName('before-saving').length)).toBe(1);
  });

  test('errors of the compiler and of the page are shown over the page', async ({ shop }) => {
    const { page, main } = shop;
    const overlay = page.frameLocator('iframe[title="Build errors and warnings"]');
    shop.expectConsole(/note-form|thrown by a click|has 1 errors/);
    await shop.open(extraShopUrl + path);
    remote.save('note-form.tsx', '<h1>', '<h1');
    await expect(overlay.getByText(/note-form\.tsx/).first()).toBeVisible();
    remote.save('note-form.tsx', '<h1', '<h1 id="repaired">');
    await expect(main.locator('#repaired')).toBeVisible();
    await expect(page.locator('iframe[title="Build errors and warnings"]')).toHaveCount(0);

    await main.getByRole('button', { name: 'Fail' }).click();
    await expect(overlay.getByText('thrown by a click').first()).toBeVisible();
  });

  test('only pages of a shop with dev servers allow their origins, and no cache keeps them', async () => {
    const origin = `http://localhost:${ports.devServer}`;
    const [fromSources, released] = await Promise.all([fetch(extraShopUrl + path), fetch(shopUrl + path)]);
    const policyOf = ({ headers }: Response) => headers.get('content-security-policy') ?? '';
    expect(policyOf(fromSources)).toContain(`script-src 'self'`);
    expect(policyOf(fromSources)).toContain(origin);
    expect(policyOf(fromSources)).toContain("require-trusted-types-for 'script'");
    expect(fromSources.headers.get('cache-control')).toBe('no-store');
    expect(policyOf(released)).not.toContain('localhost');
    expect(await released.text()).not.toContain(origin);
  });
});

test.describe('a shop with DEV_PREVIEWS', () => {
  let remote: Awaited<ReturnType<typeof startMfDev>>;
  let shell: Service;

  test.beforeAll(async () => {
    test.slow();
    shell = await startExtraShell('shell-with-development-previews', {
      apiUrl,
      registryUrl,
      publicKeyFile,
      more: { DEV_PREVIEWS: '1' },
    });
    const { code, output } = await runOperatorCommand('token mf-basket --squad basket');
    expect(code, output).toBe(0);
    remote = await startMfDev(output.split('\n')[0] ?? '');
  });

  test.afterAll(async () => {
    await remote?.stop();
    await shell?.stop();
  });

  test('the link of mf dev runs a remote from its sources in one browser, until it is ended', async ({
    shop,
    browser,
  }) => {
    const { page, main } = shop;
    const usual = await fetch(extraShopUrl + path);
    const usualPolicy = usual.headers.get('content-security-policy');
    expect(usualPolicy).not.toContain('localhost');

    await page.goto(remote.link);
    await shop.open(extraShopUrl + path);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Text as it was');
    await main.getByLabel('Note').fill('half-typed');
    remote.save('note-form.tsx', 'Text as it was', 'Text as it is now');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Text as it is now');
    await expect(main.getByLabel('Note')).toHaveValue('half-typed');

    const other = await (await browser.newContext()).newPage();
    await other.goto(extraShopUrl + path);
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(other.getByText('Text as it is now')).toBeHidden();
    expect((await fetch(extraShopUrl + path)).headers.get('content-security-policy')).toBe(usualPolicy);
    await other.context().close();

    await page.goto(`${extraShopUrl}/__preview/end`);
    await shop.open(extraShopUrl + path);
    await expect(main.getByText('Text as it is now')).toBeHidden();
  });

  test('a shop without DEV_PREVIEWS knows no such link', async ({ request }) => {
    const { pathname } = new URL(remote.link);
    const answer = await request.get(shopUrl + pathname, { maxRedirects: 0 });
    expect(answer.status()).toBe(404);
    expect(answer.headers()['set-cookie']).toBeUndefined();
  });
});
