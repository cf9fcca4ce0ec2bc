import type { Page } from '@playwright/test';
import { pisteSkis } from '../../fixtures/demo-products.ts';
import { holdRequests } from '../../fixtures/scripts.ts';
import { expect, test, type ShopPage } from '../../fixtures/shop.ts';

test.use({ cookiesRejected: true });

const combinedStylesheet = /\/assets\/combined\.css\?/;

/** Holds the style sheet of the page, and with it the first paint. Returns the function that lets it through. */
const holdStylesheet = (page: Page) => holdRequests(page, combinedStylesheet);

/** Opens a page of a member until the browser has its style sheet in the cache, so that the next page links to it. */
async function cacheStylesheet(shop: ShopPage, page: Page): Promise<void> {
  await shop.open('/about-us');
  const names = async () => (await page.context().cookies()).map(({ name }) => name);
  await expect.poll(names).toContain('cached_styles');
}

const mainScript = /\/assets\/shell\/[^/]+\/main\.js$/;

test.describe('an inline style sheet that the policy does not name', () => {
  test.use({ expectedConsole: [/Applying inline style violates/] });

  test('is blocked, and that of a guest’s page applies', async ({ shop, page }) => {
    const stylesheets: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet') stylesheets.push(request.url());
    });
    await shop.open('/about-us');
    expect(stylesheets).toEqual([]);
    await expect(shop.header).toHaveCSS('position', 'sticky');
    const isApplied = await page.evaluate(() => {
      const style = document.createElement('style');
      style.textContent = 'body { outline: 3px solid red }';
      document.head.append(style);
      return getComputedStyle(document.body).outlineStyle === 'solid';
    });
    expect(isApplied).toBe(false);
  });
});

const font = /\.woff2$/;

/** Returns the web fonts that the tab has loaded, sorted. */
const loadedFonts = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family, weight }) => `${family} ${weight}`.replaceAll('"', ''))
      .sort(),
  );
const fontsOfEveryPage = ['Barlow Condensed 700', 'Source Sans 3 Variable 200 900'];

test('fonts are requested before the main script, once, and used', async ({ shop, page }) => {
  // Without what a busy machine makes look like a slow connection.
  await page.addInitScript(() => {
    const entriesOfType = performance.getEntriesByType.bind(performance);
    performance.getEntriesByType = (type) => (type === 'navigation' ? [] : entriesOfType(type));
    Object.defineProperty(navigator, 'connection', { value: undefined });
  });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await shop.open('/about-us');
  expect(await loadedFonts(page)).toEqual(expect.arrayContaining(fontsOfEveryPage));
  const fonts = requests.filter((path) => font.test(path));
  expect(new Set(fonts).size).toBe(fonts.length);
  const firstTwo = requests.filter((path) => font.test(path) || mainScript.test(path)).slice(0, 2);
  expect(firstTwo.every((path) => font.test(path))).toBe(true);
});

test('the main script asks the browser to compile it while it arrives', async ({ shop, page }) => {
  const response = page.waitForResponse(mainScript);
  await shop.open('/about-us');
  expect(await (await response).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test('a link that is followed before the main script is there marks the page as working', async ({
  page,
}) => {
  // Locators wait for the navigation.
  const marked = Promise.withResolvers<void>();
  await page.exposeFunction('reportMark', marked.resolve);
  await page.addInitScript(() => {
    const { reportMark } = window as unknown as { reportMark: () => void };
    const report = () => {
      if ('pending' in document.documentElement.dataset) reportMark();
    };
    new MutationObserver(report).observe(document, { subtree: true, attributeFilter: ['data-pending'] });
  });
  const releaseScript = await holdRequests(page, mainScript);
  await page.goto('/about-us', { waitUntil: 'domcontentloaded' });
  const releasePage = await holdRequests(page, /\/checkout\/cart\//);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /basket/i })
    .click({ noWaitAfter: true });
  await marked.promise;
  releasePage();
  await expect(page).toHaveURL(/\/checkout\/cart\//);
  releaseScript();
});

test.describe('on a slow connection', () => {
  test.use({ viewport: { width: 375, height: 720 } });

  test.beforeEach(async ({ page }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    // Without a limit on the throughput.
    const conditions = { offline: false, latency: 600, downloadThroughput: -1, uploadThroughput: -1 };
    await devtools.send('Network.emulateNetworkConditions', conditions);
  });

  const heldPictures = (page: Page) => page.locator('main img[src^="data:image/svg"]');

  test('the main script is requested before the first paint', async ({ shop, page, member }) => {
    // A style sheet that is linked to can be held.
    await shop.restoreSession(member);
    await cacheStylesheet(shop, page);
    const paint = await holdStylesheet(page);
    const main = page.waitForRequest(mainScript);
    await page.goto('/about-us', { waitUntil: 'commit' });
    await main;
    paint();
    await shop.ready();
    await shop.searchField.click();
    await expect(shop.searchField).toBeFocused();
  });

  test('pictures outside the first screen wait until the page is interactive', async ({ shop, page }) => {
    const release = await holdRequests(page, mainScript);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect(heldPictures(page)).not.toHaveCount(0);
    release();
    await shop.ready();
    await expect(heldPictures(page)).toHaveCount(0);
  });

  test('the scripts of the search field are requested when it is used before the main script is there', async ({
    shop,
    page,
  }) => {
    const release = await holdRequests(page, mainScript);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const requested = ['remoteEntry', 'fragments-box', 'messages-en_GB'].map((file) =>
      page.waitForRequest(new RegExp(`/assets/mf-search/[^/]+/${file}\\.js$`)),
    );
    await shop.searchField.fill('gog');
    await Promise.all(requested);
    release();
    await expect(shop.header.getByRole('option').first()).toBeVisible();
  });

  test('another page is opened as a document, and the next part of a list is not', async ({ shop, page }) => {
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    await page.goto('/products/skis', { waitUntil: 'commit' });
    await shop.ready();
    await shop.main.getByRole('link', { name: 'Next' }).first().click();
    await expect(page).toHaveURL(/[?&]p=2/);
    await expect(shop.main).not.toHaveAttribute('aria-busy', 'true');
    expect(documents).toEqual(['/products/skis']);
    await shop.header.getByRole('link', { name: 'Offpiste, home page' }).click();
    await expect(page).toHaveURL(/\/$/);
    await shop.ready();
    await shop.searchField.fill('goggles');
    await shop.searchField.press('Enter');
    await expect(page).toHaveURL(/\/search\?s=goggles/);
    await shop.ready();
    await shop.header.getByRole('link', { name: /basket/i }).click();
    await expect(page).toHaveURL(/\/checkout\/cart\//);
    expect(documents).toEqual(['/products/skis', '/', '/search', '/checkout/cart/']);
  });

  test('the basket icon leads to the basket although its script is not there', async ({ shop, page }) => {
    const release = await holdRequests(page, /\/assets\/mf-basket\/[^/]+\/fragments-mini-basket\.js$/);
    await page.goto('/about-us', { waitUntil: 'commit' });
    await shop.ready();
    await shop.header.getByRole('link', { name: /basket/i }).click();
    await expect(shop.main.getByRole('heading', { level: 1, name: 'Your basket' })).toBeVisible();
    release();
  });

  test('fonts wait until the page is interactive, and are shown from the next page on', async ({
    shop,
    page,
  }) => {
    await page.goto('/about-us', { waitUntil: 'commit' });
    await shop.ready();
    await expect.poll(() => loadedFonts(page)).toEqual(expect.arrayContaining(fontsOfEveryPage));
    const requestedBefore = await page.evaluate(() => {
      const interactive = performance.getEntriesByName('shop:interactive')[0]?.startTime ?? 0;
      const before = performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime < interactive);
      return before.map(({ name }) => name);
    });
    expect(requestedBefore.filter((url) => mainScript.test(url))).toHaveLength(1);
    expect(requestedBefore.filter((url) => font.test(url))).toEqual([]);
    const fontOfHeadings = () =>
      shop.main
        .getByRole('heading', { level: 1 })
        .evaluate((heading) => getComputedStyle(heading).fontFamily);
    expect(await fontOfHeadings()).not.toContain('"Barlow Condensed",');
    await shop.header.getByRole('link', { name: 'Offpiste, home page' }).click();
    await expect.poll(fontOfHeadings).toMatch(/^"Barlow Condensed",/);
  });

  test.describe('without the main script', () => {
    test.use({ expectedConsole: [/ERR_FAILED/] });

    test('pictures wait no longer', async ({ page }) => {
      const gate = Promise.withResolvers<void>();
      await page.route(mainScript, async (route) => {
        await gate.promise;
        await route.abort();
      });
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      await expect(heldPictures(page)).not.toHaveCount(0);
      const held = await heldPictures(page).count();
      gate.resolve();
      // Less than the time after which pictures are loaded in any case.
      const stillHeld = () => heldPictures(page).count();
      await expect.poll(stillHeld, { timeout: 5_000 }).toBeLessThan(held - 4);
    });
  });
});

test('a fragment that hydrates does not load the style sheet that the page has already', async ({
  shop,
  page,
  member,
}) => {
  const stylesheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') stylesheets.push(new URL(request.url()).pathname);
  });
  const search = async () => {
    await shop.open('/about-us');
    await shop.searchField.fill('ski');
    await expect(shop.header.getByRole('option').first()).toBeVisible();
  };
  await search();
  await shop.restoreSession(member);
  await search();
  expect(stylesheets.filter((path) => path.includes('/fragments-'))).toEqual([]);
  await cacheStylesheet(shop, page);
  stylesheets.length = 0;
  await search();
  expect(stylesheets).toContain('/assets/combined.css');
  expect(stylesheets.filter((path) => path.includes('/fragments-'))).toEqual([]);
});

test('a page of a member contains its style sheet until the browser has it, and then links to it', async ({
  shop,
  page,
  member,
}) => {
  const stylesheetTag = async () => {
    await shop.open('/about-us');
    await expect(shop.header).toHaveCSS('position', 'sticky');
    return page.locator('#shop-styles').evaluate(({ tagName }) => tagName);
  };
  await shop.restoreSession(member);
  expect(await stylesheetTag()).toBe('STYLE');
  await cacheStylesheet(shop, page);
  expect(await stylesheetTag()).toBe('LINK');
  const fromNetwork = await page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .filter((entry): entry is PerformanceResourceTiming => entry.name.includes('/assets/combined.css'))
        .map(({ transferSize }) => transferSize)
        .filter((size) => size > 0).length,
  );
  expect(fromNetwork).toBe(0);
  // No page is open that could write the cookie.
  const { origin } = new URL(page.url());
  await page.goto('about:blank');
  await page
    .context()
    .addCookies([{ name: 'cached_styles', value: 'of.another.release', url: origin, sameSite: 'Lax' }]);
  expect(await stylesheetTag()).toBe('STYLE');
});

test('the scripts of a guest’s page contain the endpoints that they call, and not those of account pages', async ({
  shop,
  page,
}) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (/\/assets\/.*\.js$/.test(request.url())) scripts.add(request.url());
  });
  await shop.open('/about-us');
  // With those that tabs of guests fetch when they are idle.
  await expect.poll(() => [...scripts].some((url) => url.includes('/overlays-register'))).toBe(true);
  const files = await Promise.all([...scripts].map((url) => page.request.get(url)));
  const text = (await Promise.all(files.map((file) => file.text()))).join('\n');
  expect(text).toContain('/api/session-data');
  expect(text).not.toContain('/api/address-delete');
});

test.describe('a combined style sheet that cannot be loaded', () => {
  test.use({ expectedConsole: [/404/] });

  test('is replaced by its parts', async ({ shop, page, member }) => {
    await shop.restoreSession(member);
    await cacheStylesheet(shop, page);
    await page.route(combinedStylesheet, (route) => route.fulfill({ status: 404 }));
    await shop.open('/about-us');
    const loaded = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLLinkElement>('link[data-href]')].map(({ sheet }) => sheet !== null),
      );
    await expect.poll(loaded).not.toContain(false);
    expect((await loaded()).length).toBeGreaterThan(3);
  });
});

for (const width of [375, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 720 } });

    for (const path of ['/', '/products/skis', pisteSkis.path]) {
      test(`the pictures that the head of ${path} requests are those that the page shows`, async ({
        shop,
        page,
        member,
      }) => {
        // Parts that members share are found from the second page on.
        await shop.restoreSession(member);
        await shop.open(path);
        await shop.open(path);
        const { preloaded, shown } = await page.evaluate(() => {
          const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
          return {
            preloaded: entries
              .filter(({ name, initiatorType }) => initiatorType === 'link' && /\/media\/.*avif/.test(name))
              .map(({ name }) => name),
            shown: [...document.images].map(({ currentSrc }) => currentSrc),
          };
        });
        expect(preloaded).toHaveLength(path === '/products/skis' ? 2 : 1);
        for (const url of preloaded) expect(shown).toContain(url);
      });
    }
  });
}
