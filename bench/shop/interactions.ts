import type { Browser, Locator, Page } from '@playwright/test';
import { percentile } from '../statistics.ts';
import { timeoutMs, visitOnSlowPhone, withBrowser } from './slow-phone.ts';

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

/** Id of the element with the number of products, in mf-catalogue. */
const resultsStatusId = 'results-status';

interface Sample {
  nextPaint: number;
  results: number;
}

const filtersInVisit = 3;
const pagesInVisit = 3;

/**
 * Chooses filters in the panel and turns the pages of a listing of the English shop, on a phone whose CPU is slower and whose
 * network is not. One visit before the counted ones fills the caches of the server.
 */
export function measureListingInteractions(
  url: string,
  chromePath: string | undefined,
  visits: number,
): Promise<ListingInteractions> {
  return withBrowser(chromePath, async (browser) => {
    await visit(browser, url);
    const all: Awaited<ReturnType<typeof visit>>[] = [];
    for (let number = 0; number < visits; number += 1) all.push(await visit(browser, url));
    return {
      filter: summarise(all.flatMap(({ filters }) => filters)),
      page: summarise(all.flatMap(({ pages }) => pages)),
    };
  });
}

function summarise(samples: readonly Sample[]): InteractionFigures {
  const of = (key: keyof Sample) =>
    percentile(
      samples.map((sample) => sample[key]),
      75,
    );
  return { nextPaint: of('nextPaint'), results: of('results'), count: samples.length };
}

function visit(browser: Browser, url: string): Promise<{ filters: Sample[]; pages: Sample[] }> {
  return visitOnSlowPhone(
    browser,
    url,
    (page) => page.addInitScript(watchInteractions, resultsStatusId),
    async (page) => {
      const pages: Sample[] = [];
      for (let number = 0; number < pagesInVisit; number += 1) {
        pages.push(await measureTap(page, page.getByRole('link', { name: 'Next page' })));
      }
      await page.getByRole('main').getByRole('link', { name: 'Filters', exact: true }).tap();
      const filters: Sample[] = [];
      for (let number = 0; number < filtersInVisit; number += 1) {
        filters.push(await measureTap(page, await findNarrowingFilter(page)));
      }
      return { filters, pages };
    },
  );
}

/**
 * Returns the visible value of the panel with the most products of those that have fewer than the list: it changes the
 * list, and leaves as much of it as possible.
 */
async function findNarrowingFilter(page: Page): Promise<Locator> {
  const values = page.getByRole('dialog').locator('a:not([aria-current="true"])');
  await values.first().waitFor({ timeout: timeoutMs });
  const index = await values.evaluateAll((links, statusId) => {
    const numbersIn = (element: Element | null) =>
      (element?.textContent?.replaceAll(',', '').match(/\d+/g) ?? []).map(Number);
    const [total = 0] = numbersIn(document.getElementById(statusId));
    const counts = links.map((link) => {
      const count = link.checkVisibility() ? (numbersIn(link).at(-1) ?? 0) : 0;
      return count < total ? count : 0;
    });
    const max = Math.max(...counts);
    return max > 0 ? counts.indexOf(max) : -1;
  }, resultsStatusId);
  if (index === -1) throw new Error(`No filter narrows the list of ${page.url()}`);
  return values.nth(index);
}

/** Taps a link that leads to other products of the list. */
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
      /** The URL and what the list says of it are others, and painted. */
      isComplete(): boolean;
      read(): Sample;
    };
  }
}

/** Runs in the page before its scripts. */
function watchInteractions(statusId: string): void {
  /** Shorter interactions are not reported. */
  const shortestMs = 16;
  const productsApi = '/api/cat-products-es';
  let tapped = 0;
  let painted = 0;
  let shown = '';
  let search = '';
  let longest = 0;

  /** Returns the products with their number: another filter or page may have the same first products. */
  const listed = () => {
    const links = document.querySelectorAll('main article h2 a[href]');
    const products = [...links].map((link) => link.getAttribute('href'));
    return [document.getElementById(statusId)?.textContent, ...products].join();
  };

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId && entry.startTime >= tapped) longest = Math.max(longest, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: shortestMs } as PerformanceObserverInit);

  const markChange = () => {
    if (tapped <= 0 || painted !== 0 || location.search === search || listed() === shown) return;
    painted = Number.NaN;
    // A task after the next frame: what has changed is painted.
    requestAnimationFrame(() =>
      setTimeout(() => {
        painted = performance.now();
      }),
    );
  };
  new MutationObserver(markChange).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
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
      shown = listed();
      search = location.search;
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
