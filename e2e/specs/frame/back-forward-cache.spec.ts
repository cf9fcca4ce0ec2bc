import { chromium, type Browser } from '@playwright/test';
import { pisteSkis } from '../../fixtures/demo-products.ts';
import { expect, test } from '../../fixtures/shop.ts';
import { anna, sessionOf } from '../../fixtures/shop-api.ts';
import { shopUrl } from '../../stack/addresses.ts';

/** The headless shell keeps no page, whatever is in it. */
const ofBrowser = ['BrowsingInstanceNotSwapped', 'BackForwardCacheDisabledForDelegate'];

let browser: Browser;

test.beforeAll(async ({ launchOptions }) => {
  browser = await chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
});
test.afterAll(() => browser.close());

interface Visit {
  path: string;
  cookie?: string;
  /** Runs in the page before it is left. */
  prepare?: () => void;
}

/** Leaves a page for another document, goes back, and returns why the browser has not kept the page. */
async function reasonsAfterBack({ path, cookie, prepare }: Visit): Promise<string[]> {
  const context = await browser.newContext({ baseURL: shopUrl });
  try {
    if (cookie !== undefined) await context.setExtraHTTPHeaders({ cookie });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Page.enable');
    const reasons: string[] = [];
    devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      reasons.push(...notRestoredExplanations.map(({ reason }) => reason)),
    );
    await page.goto(path);
    // After the startups, which add listeners.
    await page.waitForFunction(() => performance.getEntriesByName('shop:started').length > 0);
    if (prepare) await page.evaluate(prepare);
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset['persisted'] = String(persisted);
      }),
    );
    await page.goto('/about-us');
    await page.goBack({ waitUntil: 'commit' });
    const isRestored = () => page.evaluate(() => document.documentElement.dataset['persisted'] === 'true');
    await expect.poll(async () => reasons.length > 0 || (await isRestored().catch(() => false))).toBe(true);
    return reasons.filter((reason) => !ofBrowser.includes(reason));
  } finally {
    await context.close();
  }
}

const visited = {
  'a guest': ['/', pisteSkis.path, '/search?s=goggles'],
  'a member': ['/products/skis', '/checkout/cart/'],
};
for (const [who, paths] of Object.entries(visited)) {
  test(`nothing in a page of ${who} keeps it out of the back-forward cache`, async () => {
    const cookie = who === 'a member' ? await sessionOf(anna) : undefined;
    for (const path of paths)
      expect([path, await reasonsAfterBack({ path, ...(cookie !== undefined && { cookie }) })]).toEqual([
        path,
        [],
      ]);
  });
}

test('a page that listens for its unload is kept out of the back-forward cache', async () => {
  const prepare = () => addEventListener('unload', () => undefined);
  expect(await reasonsAfterBack({ path: '/about-us?from=test', prepare })).toContain(
    'UnloadHandlerExistsInMainFrame',
  );
});
