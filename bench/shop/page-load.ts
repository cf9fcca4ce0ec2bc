import type { Browser } from '@playwright/test';
import { median } from '../statistics.ts';
import { cookiesOf } from './cookies.ts';
import { timeoutMs, type phone, slowDown } from './slow-phone.ts';

/** How a page is visited: slow processor and network, empty cache. */
export interface Visit {
  url: string;
  /** Header of a member; empty for a guest. */
  cookie: string;
  device: Partial<typeof phone> & { ignoreHTTPSErrors?: boolean };
}

/** Milliseconds since the navigation, and what the page needed until it was interactive. */
export interface PageLoadFigures {
  fcp: number;
  lcp: number;
  interactive: number;
  requests: number;
  /** Bytes on the line with headers, in kB. */
  kb: number;
  /** Of scripts. */
  scriptKb: number;
}

/** Returns the median of each value over `runs` visits; one before them fills the caches of the server. */
export async function measurePageLoad(
  browser: Browser,
  visit: Visit,
  runs: number,
): Promise<PageLoadFigures> {
  await visitOnce(browser, visit);
  const all: PageLoadFigures[] = [];
  // oxlint-disable-next-line no-await-in-loop -- measurements at the same time would slow each other down
  for (let run = 0; run < runs; run += 1) all.push(await visitOnce(browser, visit));
  const of = (key: keyof PageLoadFigures) => median(all.map((figures) => figures[key]));
  return {
    fcp: of('fcp'),
    lcp: of('lcp'),
    interactive: of('interactive'),
    requests: of('requests'),
    kb: of('kb'),
    scriptKb: of('scriptKb'),
  };
}

async function visitOnce(browser: Browser, { url, cookie, device }: Visit): Promise<PageLoadFigures> {
  const context = await browser.newContext(device);
  try {
    if (cookie !== '') await context.addCookies(cookiesOf(cookie, url));
    const page = await context.newPage();
    await slowDown(page);
    await page.addInitScript(() => performance.setResourceTimingBufferSize(1_000));
    await page.goto(url, { waitUntil: 'commit', timeout: timeoutMs });
    await page.waitForFunction(() => performance.getEntriesByName('shop:interactive').length > 0, undefined, {
      timeout: timeoutMs,
    });
    return await page.evaluate(readFigures);
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
async function readFigures(): Promise<PageLoadFigures> {
  const lcp = await new Promise<number>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
  });
  const interactive = performance.getEntriesByName('shop:interactive')[0]?.startTime ?? Number.NaN;
  const loaded = [
    ...(performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]),
    ...(performance.getEntriesByType('resource') as PerformanceResourceTiming[]),
  ].filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= interactive);
  const scripts = loaded.filter(({ name }) => name.split('?')[0]?.endsWith('.js'));
  const kbOf = (entries: readonly PerformanceResourceTiming[]) =>
    entries.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1_000;
  return {
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    lcp,
    interactive,
    requests: loaded.length,
    kb: kbOf(loaded),
    scriptKb: kbOf(scripts),
  };
}
