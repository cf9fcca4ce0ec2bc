import type { Page } from '@playwright/test';
import { pisteSkis } from '../../fixtures/demo-products.ts';
import { expect, test } from '../../fixtures/shop.ts';

test.use({ cookiesRejected: true });

interface ShownPicture {
  file: string;
  isDrawn: boolean;
  loading: string;
  fetchPriority: string;
}

/** Returns the pictures in the main part of the page, as selected by the browser. */
function pictures(page: Page): Promise<ShownPicture[]> {
  return page.locator('main picture img').evaluateAll((images) =>
    images.map((each) => {
      const image = each as HTMLImageElement;
      return {
        file: new URL(image.currentSrc || image.src).pathname,
        // A picture that waits for a script has a placeholder.
        isDrawn: image.complete && image.naturalWidth > 0 && !image.currentSrc.startsWith('data:'),
        loading: image.loading,
        fetchPriority: image.fetchPriority,
      };
    }),
  );
}

test('the first picture has high priority and the best supported format', async ({ shop, page }) => {
  for (const path of ['/', pisteSkis.path]) {
    await shop.open(path);
    await expect.poll(async () => (await pictures(page))[0]?.isDrawn).toBe(true);
    const [first, ...others] = await pictures(page);
    expect(first).toMatchObject({ loading: 'eager', fetchPriority: 'high' });
    expect(first?.file).toMatch(/^\/media\/[a-z]+\.[A-Za-z0-9-]+\.[a-z]+\.[0-9a-f]{8}\/\d+\.avif$/);
    expect(others.filter((each) => each.fetchPriority === 'high')).toEqual([]);
  }
});

test('cards far below are loaded when they are near the viewport', async ({ shop, page }) => {
  // Chromium loads pictures up to 2,500 px ahead if it estimates a slow network; this list is longer.
  await page.setViewportSize({ width: 375, height: 600 });
  await shop.open('/products/skis');
  const last = page.locator('main picture img').last();
  expect((await pictures(page)).at(-1)).toMatchObject({ loading: 'lazy', isDrawn: false });
  await last.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await pictures(page)).at(-1)?.isDrawn).toBe(true);
});

test('a phone loads small files and its own crop', async ({ shop, page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await shop.open('/');
  await expect.poll(async () => (await pictures(page))[0]?.isDrawn).toBe(true);
  expect((await pictures(page))[0]?.file).toMatch(/\/banner\.[a-z0-9-]+\.phone\.[0-9a-f]{8}\/480\.avif$/);
});

test.describe('a dense screen', () => {
  test.use({ deviceScaleFactor: 2 });

  for (const { height, shownWidth, file } of [
    { height: 600, shownWidth: 154, file: '320.avif' },
    { height: 812, shownWidth: 266, file: '640.avif' },
    { height: 900, shownWidth: 330, file: '800.avif' },
  ]) {
    test(`a phone ${height} px high loads pictures of a product in the width of their frames`, async ({
      shop,
      page,
    }) => {
      await page.setViewportSize({ width: 375, height });
      await shop.open(pisteSkis.path);
      await expect.poll(async () => (await pictures(page))[0]?.isDrawn).toBe(true);
      const first = page.locator('main picture img').first();
      expect((await first.boundingBox())?.width).toBeCloseTo(shownWidth, -1);
      const shown = (await pictures(page))[0]?.file;
      expect(shown).toMatch(new RegExp(`/${file}$`));
      const preloaded = await page.evaluate(() =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name, initiatorType }) => initiatorType === 'link' && name.endsWith('.avif'))
          .map(({ name }) => new URL(name).pathname),
      );
      expect(preloaded).toEqual([shown]);
    });
  }
});

test('every file in srcset exists', async ({ shop, page }) => {
  await shop.open(pisteSkis.path);
  const offered = await page
    .locator('main picture')
    .first()
    .locator('source')
    .evaluateAll((sources) =>
      sources.flatMap((source) =>
        (source as HTMLSourceElement).srcset.split(', ').map((candidate) => candidate.split(' ')[0] ?? ''),
      ),
    );
  expect(offered.length).toBeGreaterThan(4);
  const answers = await Promise.all(offered.map((url) => page.request.get(url)));
  expect(answers.filter((answer) => !answer.ok())).toEqual([]);
});

test('loading pictures causes no layout shift', async ({ shop, page }) => {
  // Another font may break a line elsewhere, which is no picture's doing.
  shop.expectConsole(/net::ERR_FAILED/);
  await page.route('**/*.woff2', (route) => route.abort());
  await page.addInitScript(() => {
    (window as { shift?: number }).shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const host = window as { shift?: number };
        host.shift = (host.shift ?? 0) + (entry as PerformanceEntry & { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await shop.open('/products/skis');
  await page.locator('main picture img').last().scrollIntoViewIfNeeded();
  await expect.poll(async () => (await pictures(page)).at(-1)?.isDrawn).toBe(true);
  expect(await page.evaluate(() => (window as { shift?: number }).shift)).toBeLessThan(0.01);
});

test('the picture service rejects unknown pictures and widths', async ({ shop, page }) => {
  await shop.open('/');
  await expect.poll(async () => (await pictures(page))[0]?.isDrawn).toBe(true);
  const known = (await pictures(page))[0]?.file ?? '';
  const statuses = await Promise.all(
    [
      known.replace(/\d+\.avif$/, '401.avif'),
      known.replace('banner.', 'banner.no-'),
      '/media/',
      '/media/a/b/c',
    ].map(async (url) => (await page.request.get(url)).status()),
  );
  expect(statuses).toEqual([400, 404, 404, 404]);
});
