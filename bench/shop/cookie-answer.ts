import type { Browser } from '@playwright/test';
import { measureClick, type ClickFigures } from './overlays.ts';
import { phone, timeoutMs, slowDown } from './slow-phone.ts';

/**
 * Rejects all cookies as soon as the button is visible: slower CPU, throttled network, empty cache, 375 px. Feedback
 * is the frame without the question; the answer is complete when it is stored.
 */
export function measureCookieAnswer(
  url: string,
  chromePath: string | undefined,
  visits: number,
): Promise<ClickFigures> {
  return measureClick(chromePath, visits, (browser) => visit(browser, url));
}

async function visit(browser: Browser, url: string): Promise<ClickFigures> {
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
function readFigures(): ClickFigures {
  const timeOf = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
  const tapped = timeOf('answer:tapped');
  return { feedback: timeOf('answer:feedback') - tapped, complete: timeOf('answer:complete') - tapped };
}
