import type { Browser, Page } from '@playwright/test';
import { percentile } from '../statistics.ts';
import { timeoutMs, visitOnSlowPhone, withBrowser } from './slow-phone.ts';

export interface ColourChangeFigures {
  /** Milliseconds from the tap to the next frame, as Event Timing says it, in steps of 8 ms; 75th percentile. */
  nextPaint: number;
  count: number;
}

/**
 * Taps the colours of a product on a slow phone, as often as there are colours. One visit before the counted ones fills the
 * caches of the server.
 *
 * @param url page of a product with at least two colours
 */
export function measureColourChange(
  url: string,
  chromePath: string | undefined,
  visits: number,
): Promise<ColourChangeFigures> {
  return withBrowser(chromePath, async (browser) => {
    await visit(browser, url);
    const all: number[] = [];
    for (let number = 0; number < visits; number += 1) all.push(...(await visit(browser, url)));
    return { nextPaint: percentile(all, 75), count: all.length };
  });
}

function visit(browser: Browser, url: string): Promise<number[]> {
  return visitOnSlowPhone(
    browser,
    url,
    (page) => page.addInitScript(watchTaps),
    async (page) => {
      const colours = page
        .getByRole('radiogroup', { name: 'Colour' })
        .locator('label:has(input:enabled:not(:checked))');
      const taps: number[] = [];
      for (let left = await colours.count(); left > 0; left -= 1) {
        const picture = await page.getByRole('main').getByRole('img').first().getAttribute('src');
        // Rows that come near the screen by scrolling are hydrated first.
        await colours.first().scrollIntoViewIfNeeded();
        await page.waitForLoadState('networkidle');
        await page.evaluate(() => Object.assign(window, { longestTap: 0 }));
        await colours.first().tap({ timeout: timeoutMs });
        taps.push(await waitForTap(page, picture));
      }
      if (taps.length === 0) throw new Error(`${url} has no second colour`);
      return taps;
    },
  );
}

/** Waits for another first picture, and returns the milliseconds of the longest interaction. */
async function waitForTap(page: Page, picture: string | null): Promise<number> {
  await page.waitForFunction(
    (src) => document.querySelector('main img')?.getAttribute('src') !== src,
    picture,
    { timeout: timeoutMs },
  );
  // Event Timing reports an interaction after its frame.
  await page.waitForFunction(() => (window.longestTap ?? 0) > 0, undefined, { timeout: timeoutMs });
  return page.evaluate(() => window.longestTap ?? Number.NaN);
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
