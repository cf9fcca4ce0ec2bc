import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumFlags } from '../../scripts/verify/chromium.ts';
import { cpuSlowdown } from './cpu-slowdown.ts';

export const phone = {
  viewport: { width: 375, height: 720 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** Lighthouse's "slow 4G" profile, applied to every request. */
const slow4G = { offline: false, latency: 562, downloadThroughput: 180_000, uploadThroughput: 84_000 };

/** Milliseconds after which a page that does not react counts as broken. */
export const timeoutMs = 60_000;

/** Calls `run` with a browser, which is closed after it. */
export async function withBrowser<Result>(
  chromePath: string | undefined,
  run: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({
    args: chromiumFlags,
    ...(chromePath ? { executablePath: chromePath } : {}),
  });
  try {
    return await run(browser);
  } finally {
    await browser.close();
  }
}

/**
 * Calls `run` with a page that is interactive and idle, on a phone whose CPU is slower by {@link cpuSlowdown} and whose network is not.
 * Cookies are rejected.
 *
 * @param prepare adds scripts to the page before it is opened
 */
export async function visitOnSlowPhone<Result>(
  browser: Browser,
  url: string,
  prepare: (page: Page) => Promise<unknown>,
  run: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await prepare(page);
    await page.goto(url, { timeout: timeoutMs });
    await page.waitForFunction(() => performance.getEntriesByName('shop:interactive').length > 0, undefined, {
      timeout: timeoutMs,
    });
    const reject = page.getByRole('button', { name: 'Reject all' });
    if (await reject.isVisible()) await reject.click();
    await page.waitForLoadState('networkidle');
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    return await run(page);
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
