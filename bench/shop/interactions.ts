import { chromium, type Browser, type Locator, type Page } from '@playwright/test';
import { chromiumFlags } from '../../scripts/verify/chromium.ts';
import { percentile } from '../statistics.ts';

/** Milliseconds, 75th percentile over all interactions of a kind. */
export interface InteractionFigures {
  /** From the tap to the next frame, as the browser's Event Timing says it, in steps of 8 ms. */
  nextPaint: number;
  /** From the tap to the frame with the new products, less the time that the API was answering meanwhile. */
  results: number;
  count: number;
}

export interface ListingInteractions {
  filter: InteractionFigures;
  page: InteractionFigures;
}

interface Sample {
  nextPaint: number;
  results: number;
}

const phone = { viewport: { width: 375, height: 720 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const cpuSlowdown = 4;
const filtersInVisit = 3;
const pagesInVisit = 3;
const timeoutMs = 60_000;

/**
 * Chooses filters in the panel and turns the pages of a listing of the English shop, on a phone whose CPU is four times
 * slower and whose network is not. One visit before the counted ones fills the caches of the server.
 */
export async function measureListingInteractions(
  url: string,
  chromePath: string | undefined,
  visits: number,
): Promise<ListingInteractions> {
  const browser = await chromium.launch({
    args: chromiumFlags,
    ...(chromePath ? { executablePath: chromePath } : {}),
  });
  try {
    await visit(browser, url);
    const all: Awaited<ReturnType<typeof visit>>[] = [];
    for (let number = 0; number < visits; number += 1) all.push(await visit(browser, url));
    return {
      filter: summarise(all.flatMap(({ filters }) => filters)),
      page: summarise(all.flatMap(({ pages }) => pages)),
    };
  } finally {
    await browser.close();
  }
}

function summarise(samples: readonly Sample[]): InteractionFigures {
  const of = (key: keyof Sample) =>
    percentile(
      samples.map((sample) => sample[key]),
      75,
    );
  return { nextPaint: of('nextPaint'), results: of('results'), count: samples.length };
}

async function visit(browser: Browser, url: string): Promise<{ filters: Sample[]; pages: Sample[] }> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchInteractions);
    await page.goto(url, { timeout: timeoutMs });
    await page.waitForFunction(() => performance.getEntriesByName('shop:interactive').length > 0, undefined, {
      timeout: timeoutMs,
    });
    const reject = page.getByRole('button', { name: 'Reject all' });
    if (await reject.isVisible()) await reject.click();
    await page.waitForLoadState('networkidle');
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    const pages: Sample[] = [];
    for (let number = 0; number < pagesInVisit; number += 1) {
      pages.push(await measureTap(page, page.getByRole('link', { name: 'Next page' })));
    }
    await page.getByRole('main').getByRole('link', { name: 'Filters', exact: true }).tap();
    const values = page.getByRole('dialog').locator('a[aria-current="false"], a:not([aria-current])');
    const filters: Sample[] = [];
    for (let number = 0; number < filtersInVisit; number += 1) {
      filters.push(await measureTap(page, values.filter({ hasText: /\d/ }).first()));
    }
    return { filters, pages };
  } finally {
    await context.close();
  }
}

/** Taps a link that changes the products of the list. */
async function measureTap(page: Page, link: Locator): Promise<Sample> {
  await link.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.interactions?.begin());
  await link.tap({ timeout: timeoutMs });
  await page.waitForFunction(() => window.interactions?.isComplete() ?? false, undefined, {
    timeout: timeoutMs,
  });
  return page.evaluate(() => window.interactions?.read() ?? { nextPaint: Number.NaN, results: Number.NaN });
}

declare global {
  interface Window {
    interactions?: {
      begin(): void;
      /** The products of the list are others, and painted. */
      isComplete(): boolean;
      read(): Sample;
    };
  }
}

/** Runs in the page before its scripts. */
function watchInteractions(): void {
  /** Shorter interactions are not reported. */
  const shortestMs = 16;
  const productsApi = '/api/cat-products-es';
  let tapped = 0;
  let painted = 0;
  let products = '';
  let longest = 0;

  const listed = () =>
    [...document.querySelectorAll('main article a[href]')].map((link) => link.getAttribute('href')).join();

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId && entry.startTime >= tapped) longest = Math.max(longest, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: shortestMs } as PerformanceObserverInit);

  const markChange = () => {
    if (tapped <= 0 || painted !== 0 || listed() === products) return;
    painted = Number.NaN;
    // A task after the next frame: what has changed is painted.
    requestAnimationFrame(() =>
      setTimeout(() => {
        painted = performance.now();
      }),
    );
  };
  new MutationObserver(markChange).observe(document, { subtree: true, childList: true, attributes: true });
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      if (tapped === -1) tapped = timeStamp;
    },
    { capture: true },
  );

  /** Returns the milliseconds between tap and frame in which the API was answering. */
  function apiTime(): number {
    return performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes(productsApi))
      .map((entry) => entry as PerformanceResourceTiming)
      .map(({ startTime, responseEnd }) => Math.min(responseEnd, painted) - Math.max(startTime, tapped))
      .reduce((sum, duration) => sum + Math.max(0, duration), 0);
  }

  window.interactions = {
    begin() {
      products = listed();
      longest = 0;
      painted = 0;
      tapped = -1;
    },
    isComplete: () => painted > 0,
    read: () => ({
      nextPaint: Math.max(longest, shortestMs),
      results: painted - tapped - apiTime(),
    }),
  };
}
