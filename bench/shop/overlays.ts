import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumFlags } from '../../scripts/verify/chromium.ts';
import { median } from '../statistics.ts';
import { slowDown } from './throttled.ts';

/** Milliseconds from the click on "Sign in" to the frame that shows it. */
export interface OverlayFigures {
  /** Until the page shows that it is working, or the dialog. */
  feedback: number;
  /** Until the form can be filled in. */
  complete: number;
}

const desktop = { viewport: { width: 1280, height: 800 } };
/** Milliseconds after which an overlay that does not open counts as broken. */
const timeoutMs = 60_000;

/**
 * Opens the sign-in overlay for the first time in a visit, from the header of a page that is idle: CPU four times slower,
 * throttled network, empty cache. The pointer arrives with the click, so that it announces nothing. Returns the median of
 * each value over `runs` visits; one visit before them is not counted.
 */
export async function measureSignInOverlay(
  url: string,
  chromePath: string | undefined,
  runs: number,
): Promise<OverlayFigures> {
  const browser = await chromium.launch({
    args: chromiumFlags,
    ...(chromePath ? { executablePath: chromePath } : {}),
  });
  try {
    await visit(browser, url);
    const all: OverlayFigures[] = [];
    for (let run = 0; run < runs; run += 1) all.push(await visit(browser, url));
    const of = (key: keyof OverlayFigures) => median(all.map((figures) => figures[key]));
    return { feedback: of('feedback'), complete: of('complete') };
  } finally {
    await browser.close();
  }
}

async function visit(browser: Browser, url: string): Promise<OverlayFigures> {
  const context = await browser.newContext(desktop);
  try {
    const page = await context.newPage();
    await slowDown(page);
    await page.addInitScript(watchOverlay);
    await page.goto(url, { waitUntil: 'commit', timeout: timeoutMs });
    await waitForMark(page, 'shop:started');
    await page.waitForLoadState('networkidle', { timeout: timeoutMs });
    const box = await page.locator('[data-fragment="account/button"] a').boundingBox();
    if (box === null) throw new Error(`${url} has no sign-in button`);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await waitForMark(page, 'overlay:complete');
    return await page.evaluate(readFigures);
  } finally {
    await context.close();
  }
}

async function waitForMark(page: Page, name: string): Promise<void> {
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, name, {
    timeout: timeoutMs,
  });
}

/** Runs in the page: marks the first click, the first frame with feedback, and the frame with the complete form. */
function watchOverlay(): void {
  const isShown: Record<string, () => boolean> = {
    'overlay:feedback': () => document.querySelector('[data-pending], [role="dialog"]') !== null,
    'overlay:complete': () => document.querySelector('[role="dialog"] [role="tabpanel"] input') !== null,
  };
  function markShown(): void {
    for (const [name, shows] of Object.entries(isShown)) {
      if (!shows()) continue;
      delete isShown[name];
      // A task after the next frame: what has changed is painted.
      requestAnimationFrame(() => setTimeout(() => performance.mark(name)));
    }
  }
  function start(event: Event): void {
    performance.mark('overlay:clicked', { startTime: event.timeStamp });
    new MutationObserver(markShown).observe(document, { subtree: true, childList: true, attributes: true });
  }
  addEventListener('click', start, { capture: true, once: true });
}

/** Runs in the page. */
function readFigures(): OverlayFigures {
  const timeOf = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
  const clicked = timeOf('overlay:clicked');
  return { feedback: timeOf('overlay:feedback') - clicked, complete: timeOf('overlay:complete') - clicked };
}
