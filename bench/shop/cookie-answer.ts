import type { Browser } from '@playwright/test';
import { percentile } from '../statistics.ts';
import { phone, timeoutMs, withBrowser } from './slow-phone.ts';
import { slowDown } from './throttled.ts';

/** Milliseconds from the tap, 75th percentile. */
export interface CookieAnswerFigures {
  /** Until a frame without the question. */
  feedback: number;
  /** Until the answer is stored. */
  complete: number;
}

/** Rejects all cookies as soon as the button is visible: CPU four times slower, throttled network, empty cache, 375 px. */
export function measureCookieAnswer(
  url: string,
  chromePath: string | undefined,
  visits: number,
): Promise<CookieAnswerFigures> {
  return withBrowser(chromePath, async (browser) => {
    await visit(browser, url);
    const all: CookieAnswerFigures[] = [];
    // oxlint-disable-next-line no-await-in-loop -- measurements at the same time would slow each other down
    for (let number = 0; number < visits; number += 1) all.push(await visit(browser, url));
    const of = (key: keyof CookieAnswerFigures) =>
      percentile(
        all.map((figures) => figures[key]),
        75,
      );
    return { feedback: of('feedback'), complete: of('complete') };
  });
}

async function visit(browser: Browser, url: string): Promise<CookieAnswerFigures> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await slowDown(page);
    await page.addInitScript(watchAnswer);
    await page.goto(url, { waitUntil: 'commit', timeout: timeoutMs });
    await page.getByRole('button', { name: 'Reject all' }).tap({ timeout: timeoutMs });
    await page.waitForFunction(() => performance.getEntriesByName('answer:complete').length > 0, undefined, {
      timeout: timeoutMs,
    });
    return await page.evaluate(readFigures);
  } finally {
    await context.close();
  }
}

/** Runs in the page before its scripts. */
function watchAnswer(): void {
  addEventListener('click', (event) => performance.mark('answer:tapped', { startTime: event.timeStamp }), {
    capture: true,
    once: true,
  });
  new MutationObserver(() => {
    const state = document.documentElement?.dataset['consentAnswer'];
    const name = state === 'saved' ? 'answer:complete' : 'answer:feedback';
    if (state === undefined || performance.getEntriesByName(name).length > 0) return;
    requestAnimationFrame(
      () => void scheduler.postTask(() => performance.mark(name), { priority: 'user-blocking' }),
    );
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-consent-answer'] });
}

/** Runs in the page. */
function readFigures(): CookieAnswerFigures {
  const timeOf = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
  const tapped = timeOf('answer:tapped');
  return { feedback: timeOf('answer:feedback') - tapped, complete: timeOf('answer:complete') - tapped };
}
