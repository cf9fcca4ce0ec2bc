import { createBreakableApi } from '../../stack/breakable-api.ts';
import { apiUrl, publicKeyFile, registryUrl } from '../../stack/addresses.ts';
import {
  emptyRegistryKeyFile,
  emptyRegistryUrl,
  extraShopUrl,
  startEmptyRegistry,
  startExtraShell,
} from '../../stack/extra-shell.ts';
import { expect, test } from '../../fixtures/faults.ts';
import { expectRequested } from '../../fixtures/scripts.ts';
import { serverPage } from '../../fixtures/server-page.ts';

const unavailable = 'Oops... Victim of its own success, the site is temporarily unavailable.';

test.describe('without any remote', () => {
  test.use({ expectedConsole: [/503|failed \(missing\)/] });

  test('the shop has its header, its footer and a clear message', async ({ shop, page }) => {
    const registry = await startEmptyRegistry();
    const shell = await startExtraShell('shell-without-remotes', {
      apiUrl,
      registryUrl: emptyRegistryUrl,
      publicKeyFile: emptyRegistryKeyFile,
    });
    try {
      const home = await serverPage('/', { origin: extraShopUrl });
      expect(home.status).toBe(503);
      expect(home.headers.get('retry-after')).toBe('5');
      expect(home.shown).toContain('This part is taking a break');

      await shop.open(`${extraShopUrl}/`);
      await expect(
        page.getByRole('main').getByRole('heading', { name: 'This part is taking a break' }),
      ).toBeVisible();
      const header = page.getByRole('banner');
      await expect(header.getByRole('search')).toBeVisible();
      await expect(header.getByRole('link', { name: 'Sign in' })).toBeVisible();
      await expect(header.getByRole('link', { name: 'Basket' })).toBeVisible();
      await expect(header.getByRole('navigation').getByRole('link').first()).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
    } finally {
      // Requests of the open page would fail after its shell has stopped.
      await page.goto('about:blank');
      await shell.stop();
      await registry.stop();
    }
  });
});

test.describe('without the API', () => {
  test.use({
    expectedConsole: [
      /503|This navigation failed|ERR_(CONNECTION_(REFUSED|RESET|CLOSED)|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED)/,
    ],
  });

  test('the shop shows its error page, in the server’s HTML and after a navigation', async ({
    shop,
    page,
  }) => {
    const api = createBreakableApi();
    const shell = await startExtraShell('shell-without-api', {
      apiUrl: api.url,
      registryUrl,
      publicKeyFile,
    });
    try {
      const down = await serverPage('/', { origin: extraShopUrl });
      expect(down.status).toBe(503);
      expect(down.shown).toContain(unavailable);
      expect(down.shown).toContain('Please try again in a few minutes.');
      expect(down.shown).toContain('<header');
      expect(down.shown).toContain('<footer');
      expect(down.html).not.toContain('ECONNREFUSED');

      await api.reconnect();
      await shop.open(`${extraShopUrl}/`);
      await expect(page.getByRole('main').getByRole('heading', { name: unavailable })).toBeHidden();
      // The session of a cached page is fetched after it is interactive.
      await shop.started();
      await page.waitForLoadState('networkidle');

      await api.disconnect();
      await page.getByRole('banner').getByRole('link', { name: 'About us' }).click();
      await expect(page.getByRole('main').getByRole('heading', { name: unavailable })).toBeVisible();
      await expect(page.getByRole('banner').getByRole('navigation')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();

      await api.reconnect();
      await page.getByRole('main').getByRole('link', { name: 'Try again' }).click();
      await expect(page).toHaveURL(/about-us/);
      await expect(page.getByRole('main').getByRole('heading', { name: unavailable })).toBeHidden();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();

      // The deferred chunk with the tab monitor is loaded by now.
      await expectRequested(page, '/deferred');
      await page.waitForLoadState('networkidle');
      // Fragments of the frame that are not hydrated yet cannot be loaded any more and show their fallback.
      shop.expectConsole(/ChunkLoadError|failed \(load\)|React error #418/);
      await shell.stop();
      await page
        .getByRole('banner')
        .getByRole('link', { name: /home page/ })
        .click();
      // The page in the tab is kept.
      await expect(
        page.getByText('The shop can’t be reached right now. This page will stay as it is.'),
      ).toBeVisible();
      await expect(page).toHaveURL(/about-us/);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    } finally {
      await api.disconnect();
      await shell.stop();
    }
  });
});
