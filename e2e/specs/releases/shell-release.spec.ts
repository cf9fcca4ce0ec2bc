import { join } from 'node:path';
import { parseHtml } from '../../fixtures/html.ts';
import { expect, test } from '../../fixtures/shop.ts';
import { apiUrl, publicKeyFile, registryUrl, shopUrl } from '../../stack/addresses.ts';
import { extraShopUrl, startExtraShell } from '../../stack/extra-shell.ts';
import { publishDirectory } from '../../stack/publish-fixture.ts';
import { startRoundRobin, type RoundRobin } from '../../stack/round-robin.ts';
import { copyShellRelease, type ShellCopy } from '../../stack/shell-copy.ts';

const pages = ['/', '/products/skis', '/about-us', '/search?s=ski', '/catalog/product/view/id/1/'];

const fileAttributes = ['data-src', 'data-files', 'href'];

/** Returns the URLs of the scripts and style sheets that a document loads. */
function filesOf(html: string): string[] {
  return parseHtml(html)
    .querySelectorAll('script[data-src], style[data-files], link[rel="stylesheet"], link[rel="preload"]')
    .flatMap((element) => fileAttributes.flatMap((name) => element.getAttribute(name) ?? []))
    .filter((url) => url.startsWith('/assets/'));
}

test.describe('while instances with two builds of the shell answer in turn', () => {
  let next: ShellCopy;
  let proxy: RoundRobin;
  let other: Awaited<ReturnType<typeof startExtraShell>>;

  test.beforeAll(async () => {
    next = await copyShellRelease('next');
    await publishDirectory(next.dir);
    other = await startExtraShell('next-shell', {
      apiUrl,
      registryUrl,
      publicKeyFile,
      server: join(next.dir, 'server/server.cjs'),
    });
    proxy = await startRoundRobin([new URL(shopUrl), new URL(extraShopUrl)]);
  });
  test.afterAll(async () => {
    await proxy.close();
    await other.stop();
    await next.remove();
  });

  test('none of 200 pages names a file that one of them does not serve', async () => {
    test.slow();
    const files = new Set<string>();
    const shells = new Set<string>();
    for (let count = 0; count < 200; count += 1) {
      const answer = await fetch(proxy.url + pages[count % pages.length]);
      expect(answer.status).toBe(200);
      const html = await answer.text();
      for (const file of filesOf(html)) files.add(file);
      for (const [, version] of html.matchAll(/\/assets\/shell\/([\w.-]+)\//g)) shells.add(version ?? '');
    }
    expect(shells).toContain(next.version);
    expect(shells.size, 'builds of the shell').toBe(2);
    expect(files.size, 'a script and a style sheet of each build').toBeGreaterThanOrEqual(4);
    // Also what scripts load later, in tabs that were opened before.
    for (const file of next.files) files.add(`/assets/shell/${next.version}/${file}`);
    for (const file of files) {
      for (const url of [shopUrl, extraShopUrl]) {
        const { status } = await fetch(url + file);
        expect([url, file, status]).toEqual([url, file, 200]);
      }
    }
  });

  test('pages become interactive in the browser', async ({ shop }) => {
    for (const path of [...pages, ...pages]) await shop.open(proxy.url + path);
    expect([...proxy.statuses.keys()].filter((status) => status >= 400)).toEqual([]);
  });

  test('a tab of one build can load its other scripts from an instance with the other build', async ({
    shop,
    page,
  }) => {
    // Only the other instance answers for files of the shell.
    await page.route(/\/assets\/shell\//, async (route) => {
      const url = new URL(route.request().url());
      const answer = await route.fetch({ url: shopUrl + url.pathname + url.search });
      await route.fulfill({ response: answer });
    });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await shop.open(`${extraShopUrl}/about-us`);
    await shop.signInButton.click();
    await expect(shop.dialog.getByRole('tab', { name: 'I have an account' })).toBeVisible();
    expect(asked.filter((url) => url.includes(`/assets/shell/${next.version}/overlay-dialog`))).not.toEqual(
      [],
    );
    // The tab still prefetches.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});
