import type { Browser, Page } from '@playwright/test';
import { percentile } from '../statistics.ts';
import { cookiesOf } from './cookies.ts';
import { timeoutMs, withBrowser, slowDown } from './slow-phone.ts';

/** Milliseconds from the click to the frame that shows it, 75th percentile. */
export interface ClickFigures {
  /** Until the page shows that it has noticed the click. */
  feedback: number;
  /** Until what the click asked for is done. */
  complete: number;
}

/**
 * Summarises visits, each in a new context of one browser. One visit before the counted ones fills the caches of the
 * server.
 */
export function measureClick(
  chromePath: string | undefined,
  visits: number,
  visitOnce: (browser: Browser) => Promise<ClickFigures>,
): Promise<ClickFigures> {
  return withBrowser(chromePath, async (browser) => {
    await visitOnce(browser);
    const all: ClickFigures[] = [];
    for (let number = 0; number < visits; number += 1) all.push(await visitOnce(browser));
    const of = (key: keyof ClickFigures) =>
      percentile(
        all.map((figures) => figures[key]),
        75,
      );
    return { feedback: of('feedback'), complete: of('complete') };
  });
}

/** An overlay that is opened for the first time in a visit. */
export interface Opening {
  url: string;
  /** Header of a member; empty for a guest. */
  cookie: string;
  /** Selector of what is clicked. */
  trigger: string;
  /** Selector of what the complete dialog contains. */
  content: string;
  /** Checks the first value of each option, before the click. */
  choosesOptions?: boolean;
  /** Runs after each visit. */
  undo?: () => Promise<void>;
}

/** Milliseconds in which a shopper moves from the last choice to the button. */
const betweenPressesMs = 1_000;
/** Milliseconds that the trigger is in view before the click. A size guide is loaded meanwhile (ADR 0136). */
const inViewMs = 3_000;
const desktop = { viewport: { width: 1280, height: 800 } };

/**
 * Opens an overlay from a page that is idle: slower CPU, throttled network, empty cache. The pointer arrives
 * with the click, so that it announces nothing. Feedback is the mark of a page that is working, or the dialog.
 */
export function measureOverlay(
  opening: Opening,
  chromePath: string | undefined,
  visits: number,
): Promise<ClickFigures> {
  return measureClick(chromePath, visits, (browser) => visit(browser, opening));
}

async function visit(browser: Browser, opening: Opening): Promise<ClickFigures> {
  const { url, cookie, trigger, content, undo } = opening;
  const context = await browser.newContext(desktop);
  try {
    if (cookie !== '') await context.addCookies(cookiesOf(cookie, url));
    const page = await context.newPage();
    await slowDown(page);
    await page.addInitScript(defineWatch);
    await page.goto(url, { waitUntil: 'commit', timeout: timeoutMs });
    await waitForMark(page, 'shop:started');
    await page.waitForLoadState('networkidle', { timeout: timeoutMs });
    if (opening.choosesOptions) {
      await chooseOptions(page);
      await page.waitForTimeout(betweenPressesMs);
    }
    const target = page.locator(trigger);
    await target.scrollIntoViewIfNeeded({ timeout: timeoutMs });
    await page.waitForTimeout(inViewMs);
    const box = await target.boundingBox();
    if (box === null) throw new Error(`${url} does not show ${trigger}`);
    await page.evaluate((selector) => window.watchOverlay?.(selector), content);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await waitForMark(page, 'overlay:complete');
    return await page.evaluate(readFigures);
  } finally {
    await context.close();
    await undo?.();
  }
}

/** The first value of a group that can be chosen; its label covers the control. */
async function chooseOptions(page: Page): Promise<void> {
  for (const group of await page.locator('main form [role="radiogroup"], main form fieldset').all()) {
    await group.locator('input[type="radio"]:enabled').first().check({ force: true, timeout: timeoutMs });
  }
}

async function waitForMark(page: Page, name: string): Promise<void> {
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, name, {
    timeout: timeoutMs,
  });
}

declare global {
  interface Window {
    /** Marks the next click, the first frame with feedback, and the frame with the complete dialog. */
    watchOverlay?: (content: string) => void;
  }
}

/** Runs in the page before its scripts. */
function defineWatch(): void {
  window.watchOverlay = (content) => {
    const selectors: Record<string, string> = {
      'overlay:feedback': '[data-pending], button[aria-busy="true"], [role="dialog"]',
      'overlay:complete': `[role="dialog"] ${content}`,
    };
    function markShown(): void {
      for (const [name, selector] of Object.entries(selectors)) {
        if (document.querySelector(selector) === null) continue;
        delete selectors[name];
        // The first task after the next frame: what has changed is painted, and what was put off until then comes later.
        requestAnimationFrame(
          () => void scheduler.postTask(() => performance.mark(name), { priority: 'user-blocking' }),
        );
      }
    }
    function start(event: Event): void {
      performance.mark('overlay:clicked', { startTime: event.timeStamp });
      new MutationObserver(markShown).observe(document, { subtree: true, childList: true, attributes: true });
    }
    addEventListener('click', start, { capture: true, once: true });
  };
}

/** Runs in the page. */
function readFigures(): ClickFigures {
  const timeOf = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
  const clicked = timeOf('overlay:clicked');
  return { feedback: timeOf('overlay:feedback') - clicked, complete: timeOf('overlay:complete') - clicked };
}
