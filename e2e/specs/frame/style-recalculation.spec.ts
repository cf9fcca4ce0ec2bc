import type { Browser, Page } from '@playwright/test';
import { pisteSkis } from '../../fixtures/demo-products.ts';
import { expect, test } from '../../fixtures/shop.ts';

test.use({ cookiesRejected: true });

interface TraceEvent {
  name: string;
  args: { elementCount?: number };
}

/** Returns of how many elements the browser computes the styles again when one is added to the head. */
async function countRecalculated(browser: Browser, page: Page): Promise<number> {
  await page.evaluate(() => getComputedStyle(document.body).color);
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await page.evaluate(() => {
    document.head.append(document.createElement('meta'));
    return getComputedStyle(document.body).color;
  });
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const counts = trace.traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args.elementCount ?? 0);
  return Math.max(...counts);
}

// One selector such as `> :not(:has(…))` is enough for the styles of a whole page, for each element that a script adds.
for (const path of ['/', '/products/skis', pisteSkis.path, '/checkout/cart/', '/search?s=goggles']) {
  test(`an element that is added to ${path} leaves the styles of the others as they are`, async ({
    shop,
    page,
    browser,
  }) => {
    await shop.open(path);
    await shop.started();
    const all = await page.locator('*').count();
    expect(await countRecalculated(browser, page)).toBeLessThan(all / 4);
  });
}
