import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumFlags } from '../../scripts/verify/chromium.ts';
import { median } from '../statistics.ts';
import { cookiesOf } from './cookies.ts';
import { cpuSlowdown } from './cpu-slowdown.ts';

/** Milliseconds since the navigation. */
export interface ThrottledFigures {
  fcp: number;
  lcp: number;
  interactive: number;
}

/** Lighthouse's "slow 4G" profile, applied to every request. */
const slow4G = { offline: false, latency: 562, downloadThroughput: 180_000, uploadThroughput: 84_000 };
const phone = { viewport: { width: 375, height: 720 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** Milliseconds after which a page without its mark counts as broken. */
const timeoutMs = 60_000;

/**
 * Opens a page on a slow phone: CPU four times slower, throttled network, empty cache. Returns the median of each
 * value over `runs` visits; one visit before them is not counted, because the server renders its pictures on it.
 * Throws if the page never sets the mark `shop:interactive`.
 *
 * @param cookie header of a member; empty for a guest
 */
export async function measureThrottled(
  url: string,
  chromePath: string | undefined,
  runs: number,
  cookie = '',
): Promise<ThrottledFigures> {
  const browser = await chromium.launch({
    args: chromiumFlags,
    ...(chromePath ? { executablePath: chromePath } : {}),
  });
  try {
    await visit(browser, url, cookie);
    const all: ThrottledFigures[] = [];
    for (let run = 0; run < runs; run += 1) all.push(await visit(browser, url, cookie));
    const of = (key: keyof ThrottledFigures) => median(all.map((figures) => figures[key]));
    return { fcp: of('fcp'), lcp: of('lcp'), interactive: of('interactive') };
  } finally {
    await browser.close();
  }
}

async function visit(browser: Browser, url: string, cookie: string): Promise<ThrottledFigures> {
  const context = await browser.newContext(phone);
  try {
    if (cookie !== '') await context.addCookies(cookiesOf(cookie, url));
    const page = await context.newPage();
    await slowDown(page);
    await page.goto(url, { waitUntil: 'commit', timeout: timeoutMs });
    await page.waitForFunction(() => performance.getEntriesByName('shop:interactive').length > 0, undefined, {
      timeout: timeoutMs,
    });
    return await page.evaluate(readFigures);
  } finally {
    await context.close();
  }
}

/** Gives a page a slow processor and a slow network. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}

/** Runs in the page. */
async function readFigures(): Promise<ThrottledFigures> {
  const lcp = await new Promise<number>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
  });
  return {
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    lcp,
    interactive: performance.getEntriesByName('shop:interactive')[0]?.startTime ?? Number.NaN,
  };
}
