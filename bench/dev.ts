import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { root } from '../scripts/stack/settings.ts';
import { editFile, type EditedFile } from '../scripts/testing/edited-file.ts';
import { chromiumFlags, findTestBrowser } from '../scripts/verify/chromium.ts';
import { startDevShop } from './development/dev-shop.ts';
import { machine } from './machine.ts';
import { writeSection } from './results.ts';
import { createMemberCall } from './shop/member-call.ts';
import { memberCookie } from './shop/member-cookie.ts';
import { cookiesOf } from './shop/cookies.ts';
import { fillBasket } from './shop/fill-basket.ts';
import { median } from './statistics.ts';

/**
 * Measures the development loop: `pnpm dev mf-basket`, and from saving a component to its new text in an open page, in whose
 * form something has been typed before.
 */
const port = Number(process.env['PORT'] ?? 4_720);
const runs = 5;
const component = 'mf-basket/src/features/basket/discounts/code-form.tsx';
const place = '<FormattedMessage id="discount.applyCode" />';
const typed = 'half-typed';

/** Returns the milliseconds until the page shows a text that is saved now. */
async function measureSave(page: Page, file: EditedFile, text: string): Promise<number> {
  // Observed in the page: Playwright looks for the text twice a second.
  const shown = page.evaluate(waitForButton, text);
  const began = performance.now();
  file.save(text);
  await shown;
  return performance.now() - began;
}

/** Resolves in the frame that shows a button with a text. Runs in the page. */
function waitForButton(text: string): Promise<void> {
  const isShown = () =>
    [...document.querySelectorAll('button')].some((button) => button.textContent === text);
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!isShown()) return;
      observer.disconnect();
      requestAnimationFrame(() => resolve());
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

async function measure(page: Page, file: EditedFile): Promise<{ times: number[]; isKept: boolean }> {
  const field = page.locator('input[name="info"]').first();
  await field.fill(typed);
  // The first update compiles with cold caches.
  await measureSave(page, file, 'Saved once');
  const times: number[] = [];
  for (let run = 1; run <= runs; run += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after another
    times.push(await measureSave(page, file, `Saved ${run} times more`));
  }
  return { times, isKept: (await field.inputValue()) === typed };
}

const began = performance.now();
const shop = await startDevShop('mf-basket', port);
const startMs = performance.now() - began;
const file = editFile(join(root, component), place);
// Also when it is interrupted: the file is a source of the shop.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    file.restore();
    void shop.stop().then(() => process.exit(1));
  });
}
const executablePath = await findTestBrowser();
const browser = await chromium.launch({
  args: chromiumFlags,
  ...(executablePath !== undefined && { executablePath }),
});
try {
  const context = await browser.newContext();
  const cookie = await memberCookie(shop.url);
  await fillBasket(createMemberCall(shop.url, cookie));
  await context.addCookies(cookiesOf(cookie, shop.url));
  const page = await context.newPage();
  await page.goto(`${shop.url}/checkout/cart/`);
  await page.locator('html[data-interactive]').waitFor({ timeout: 60_000 });
  const { times, isKept } = await measure(page, file);
  const text = `# Development loop

${await machine()}

Made by \`pnpm bench:dev\`: \`pnpm dev mf-basket\`, then a component of the open basket is saved with another text, with something typed into its field before; median of ${runs}.

| start of \`pnpm dev mf-basket\`, builds finished before s | from save to screen ms | slowest ms | typed text |
| --- | --- | --- | --- |
| ${(startMs / 1000).toFixed(1)} | ${median(times).toFixed(0)} | ${Math.max(...times).toFixed(0)} | ${isKept ? 'kept' : 'lost'} |`;
  console.log(text);
  writeSection('# Development loop', text);
} finally {
  file.restore();
  await browser.close();
  await shop.stop();
}
