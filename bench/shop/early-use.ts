import type { Browser, Locator, Page } from '@playwright/test';
import { median } from '../statistics.ts';
import { cookiesOf } from './cookies.ts';
import type { Visit } from './page-load.ts';
import { timeoutMs, slowDown } from './slow-phone.ts';

/** What an element or the address of a page shows, in any document that follows a use. */
export interface Sign {
  selector: string;
  /** Text that the path ends with. @default any path */
  pathEnd?: string;
}

export interface Control extends Visit {
  name: string;
  /** Selector of what is used. */
  control: string;
  /** Typed into it; otherwise it is tapped. */
  text?: string;
  /** A tap before it, such as on a size. */
  before?: string;
  /** Signs that the use was noticed; that it is done counts as well, and so does the start of a navigation. */
  noticed: readonly Sign[];
  /** Signs that what was asked for is done. One suffices. */
  done: readonly Sign[];
  undo?: () => Promise<void>;
}

/** When a control is used: as soon as it is visible, one second later, and for the first time in the interactive page. */
export const moments = ['visible', 'one second later', 'interactive'] as const;
type Moment = (typeof moments)[number];

export interface UseFigures {
  /** Milliseconds from the use to the first frame that shows that it was noticed. */
  feedback: number;
  /** Milliseconds until it is done. */
  complete: number;
  /** Visits in which it was done within {@link completionTimeoutMs}. */
  kept: number;
  visits: number;
}

/** Milliseconds after which a use counts as lost. */
const completionTimeoutMs = 20_000;

/** Returns the medians of the visits in which the use was kept; one visit before them fills the caches of the server. */
export async function measureUse(
  browser: Browser,
  control: Control,
  moment: Moment,
  visits: number,
): Promise<UseFigures> {
  await visitOnce(browser, control, moment);
  const all: (Used | null)[] = [];
  // oxlint-disable-next-line no-await-in-loop -- measurements at the same time would slow each other down
  for (let visit = 0; visit < visits; visit += 1) all.push(await visitOnce(browser, control, moment));
  const kept = all.filter((used) => used !== null);
  return {
    feedback: median(kept.map(({ feedback }) => feedback)),
    complete: median(kept.map(({ complete }) => complete)),
    kept: kept.length,
    visits,
  };
}

type Used = Pick<UseFigures, 'feedback' | 'complete'>;

async function visitOnce(browser: Browser, control: Control, moment: Moment): Promise<Used | null> {
  const { url, cookie, device, noticed, done, undo } = control;
  const context = await browser.newContext(device);
  try {
    if (cookie !== '') await context.addCookies(cookiesOf(cookie, url));
    const page = await context.newPage();
    await slowDown(page);
    /** Milliseconds since 1970, of the first report of each name. */
    const reported = new Map<string, number>();
    const finished = Promise.withResolvers<void>();
    await page.exposeFunction('reportSign', (name: string, time: number) => {
      // Before the use, the signs of the page itself do not count.
      if (name !== 'used' && !reported.has('used')) return;
      if (!reported.has(name)) reported.set(name, time);
      if (name === 'done') finished.resolve();
    });
    await page.addInitScript(watchSigns, { noticed, done });
    await page.goto(url, { waitUntil: 'commit', timeout: timeoutMs });
    const target = page.locator(control.control).filter({ visible: true }).first();
    await target.waitFor({ timeout: timeoutMs });
    if (moment === 'one second later') await page.waitForTimeout(1_000);
    if (moment === 'interactive') await untilInteractive(page);
    await operate(page, target, control);
    await Promise.race([finished.promise, page.waitForTimeout(completionTimeoutMs)]).catch(() => undefined);
    const used = reported.get('used');
    const complete = reported.get('done');
    if (used === undefined || complete === undefined) return null;
    const feedback = Math.min(
      complete,
      reported.get('noticed') ?? Infinity,
      reported.get('navigated') ?? Infinity,
    );
    return { feedback: feedback - used, complete: complete - used };
  } finally {
    await context.close();
    await undo?.();
  }
}

async function operate(page: Page, target: Locator, { before, text }: Control): Promise<void> {
  if (before !== undefined) await page.locator(before).first().tap({ timeout: timeoutMs });
  await page.evaluate(() => window.watchUse?.());
  if (text === undefined) await target.tap({ timeout: timeoutMs });
  else {
    await target.focus({ timeout: timeoutMs });
    await page.keyboard.type(text, { delay: 60 });
  }
}

async function untilInteractive(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('shop:interactive').length > 0, undefined, {
    timeout: timeoutMs,
  });
}

declare global {
  interface Window {
    reportSign?: (name: string, time: number) => void;
    /** Reports the next click or key. */
    watchUse?: () => void;
  }
}

/** Runs in every document before its scripts. */
function watchSigns(signs: Record<'noticed' | 'done', readonly Sign[]>): void {
  const since1970 = (time: number) => performance.timeOrigin + time;
  const seen = new Set<string>();
  const report = (name: string, time: number) => window.reportSign?.(name, since1970(time));

  /** The first task after the next frame: what has changed is painted. */
  const reportFrame = (name: string) =>
    requestAnimationFrame(
      () => void scheduler.postTask(() => report(name, performance.now()), { priority: 'user-blocking' }),
    );

  function isShown({ selector, pathEnd = '' }: Sign): boolean {
    if (!location.pathname.endsWith(pathEnd)) return false;
    return [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());
  }

  function look(): void {
    for (const name of ['noticed', 'done'] as const) {
      if (seen.has(name) || !signs[name].some(isShown)) continue;
      seen.add(name);
      reportFrame(name);
    }
  }

  window.watchUse = () => {
    seen.clear();
    const start = ({ timeStamp }: Event) => {
      report('used', timeStamp);
      new MutationObserver(look).observe(document, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
      addEventListener('toggle', look, { capture: true });
      // What is typed changes no attribute.
      addEventListener('input', look, { capture: true });
      look();
    };
    for (const type of ['pointerdown', 'keydown']) {
      addEventListener(type, start, { capture: true, once: true });
    }
  };
  // A document that a use has led to. Reports before the use are dropped.
  report('navigated', 0);
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}
