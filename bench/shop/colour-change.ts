import { chromium, type Browser } from '@playwright/test';
import { chromiumFlags } from '../../scripts/verify/chromium.ts';
import { percentile } from '../statistics.ts';

export interface ColourChangeFigures {
  /** Milliseconds from the tap to the next frame, as Event Timing says it, in steps of 8 ms; 75th percentile. */
  nextPaint: number;
  count: number;
}

const phone = { viewport: { width: 375, height: 720 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const cpuSlowdown = 4;
const timeoutMs = 60_000;

/**
 * Taps each colour of a product that is not selected, on a phone whose CPU is four times slower and whose network is not.
 * One visit before the counted ones fills the caches of the server.
 *
 * @param url page of a product with at least two colours
 */
export async function measureColourChange(
  url: string,
  chromePath: string | undefined,
  visits: number,
): Promise<ColourChangeFigures> {
  const browser = await chromium.launch({
    args: chromiumFlags,
    ...(chromePath ? { executablePath: chromePath } : {}),
  });
  try {
    await visit(browser, url);
    const all: number[] = [];
    for (let number = 0; number < visits; number += 1) all.push(...(await visit(browser, url)));
    return { nextPaint: percentile(all, 75), count: all.length };
  } finally {
    await browser.close();
  }
}

async function visit(browser: Browser, url: string): Promise<number[]> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchTaps);
    await page.goto(url, { timeout: timeoutMs });
    await page.waitForFunction(() => performance.getEntriesByName('shop:interactive').length > 0, undefined, {
      timeout: timeoutMs,
    });
    const reject = page.getByRole('button', { name: 'Reject all' });
    if (await reject.isVisible()) await reject.click();
    await page.waitForLoadState('networkidle');
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    const colours = page
      .getByRole('radiogroup', { name: 'Colour' })
      .locator('label:has(input:enabled:not(:checked))');
    const taps: number[] = [];
    for (let left = await colours.count(); left > 0; left -= 1) {
      const picture = page.getByRole('main').getByRole('img').first();
      const before = await picture.getAttribute('src');
      await page.evaluate(() => Object.assign(window, { longestTap: 0 }));
      await colours.first().tap({ timeout: timeoutMs });
      await page.waitForFunction(
        (src) => document.querySelector('main img')?.getAttribute('src') !== src,
        before,
        { timeout: timeoutMs },
      );
      // Event Timing reports an interaction after its frame.
      await page.waitForFunction(() => (window.longestTap ?? 0) > 0, undefined, { timeout: timeoutMs });
      taps.push(await page.evaluate(() => window.longestTap ?? Number.NaN));
    }
    if (taps.length === 0) throw new Error(`${url} has no second colour`);
    return taps;
  } finally {
    await context.close();
  }
}

declare global {
  interface Window {
    /** Milliseconds of the longest interaction since the last tap. */
    longestTap?: number;
  }
}

/** Runs in the page before its scripts. */
function watchTaps(): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId) window.longestTap = Math.max(window.longestTap ?? 0, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
