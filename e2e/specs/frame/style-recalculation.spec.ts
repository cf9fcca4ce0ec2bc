import type { Browser, Page } from '@playwright/test';
import { pisteSkis } from '../../fixtures/demo-products.ts';
import { expect, test } from '../../fixtures/shop.ts';

test.use({ cookiesRejected: true });

interface TraceEvent {
  name: string;
  args: { elementCount?: number };
}

/** Returns the number of elements whose styles are recalculated after a change. */
async function countRecalculated(browser: Browser, page: Page, change: () => void): Promise<number> {
  await page.evaluate(() => getComputedStyle(document.body).color);
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await page.evaluate(change);
  await page.evaluate(() => getComputedStyle(document.body).color);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const counts = trace.traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args.elementCount ?? 0);
  return Math.max(0, ...counts);
}

/** Of a thousand and more that a page has. */
const few = 100;

const changes = {
  head: () => document.head.append(document.createElement('meta')),
  content: () => document.querySelector('main')?.append(document.createElement('div')),
  // Shows that the figures are right: every element inherits it.
  everything: () => document.body.style.setProperty('letter-spacing', `${Math.random() / 1e3}px`),
};

// One selector such as `> :not(:has(…))` is enough for the styles of a whole page, for each element that a script adds.
for (const path of ['/', '/products/skis', pisteSkis.path, '/checkout/cart/', '/search?s=goggles']) {
  test(`an element that is added to ${path} leaves the styles of the others as they are`, async ({
    shop,
    page,
    browser,
  }) => {
    await shop.open(path);
    await shop.started();
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      // More than once: a part of the page may be rendered at the same time.
      const recalculated = (change: () => void) =>
        expect.poll(() => countRecalculated(browser, page, change), `${change.name}, ${width} px`);
      await recalculated(changes.head).toBeLessThan(few);
      await recalculated(changes.content).toBeLessThan(few);
      await recalculated(changes.everything).toBeGreaterThan(few);
    }
  });
}
