import type { Page, Route } from '@playwright/test';
import { pisteSkis } from '../../fixtures/demo-products.ts';
import { holdRequests } from '../../fixtures/scripts.ts';
import { expect, test, type ShopPage } from '../../fixtures/shop.ts';

test.use({ viewport: { width: 375, height: 720 }, hasTouch: true, cookiesRejected: true });

const anyScript = /\/assets\/[^?]+\.js$/;
const mainScript = /\/assets\/shell\/[^/]+\/main\.js$/;
const catalogueScript = /\/assets\/mf-catalogue\/[^?]+\.js$/;

const interactive = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-interactive', 'true');

/** Adds a product with scripts: without them the basket would be shown as a page. */
async function expectToAdd({ page, dialog }: ShopPage): Promise<void> {
  await page.getByRole('radio', { name: '146 cm' }).tap();
  await page.getByRole('button', { name: 'Add to basket' }).tap();
  await expect(dialog).toContainText('1 item in your basket');
}

/** Holds the requests for scripts until there are no more, and then answers them one by one, the last one first. */
async function answerInReverse(page: Page): Promise<() => Promise<string[]>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(anyScript, async (route) => {
    if (isHeld) held.push(route);
    else await route.continue();
  });
  return async () => {
    let known = 0;
    await expect
      .poll(() => {
        const isComplete = held.length > 3 && held.length === known;
        known = held.length;
        return isComplete;
      })
      .toBe(true);
    isHeld = false;
    for (const route of held.toReversed()) {
      const answered = page.waitForResponse(route.request().url());
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await Promise.all([answered, route.continue()]);
    }
    return held.map((route) => route.request().url());
  };
}

test('scripts that arrive in the reverse order make the page interactive', async ({ shop, page, member }) => {
  await shop.restoreSession(member);
  const answer = await answerInReverse(page);
  await page.goto(pisteSkis.path, { waitUntil: 'domcontentloaded' });
  const urls = await answer();
  expect(urls[0]).toMatch(mainScript);
  await interactive(page);
  await expectToAdd(shop);
});

test('scripts that arrive after half a minute take over what was typed meanwhile', async ({ shop, page }) => {
  await page.clock.install();
  const release = await holdRequests(page, mainScript);
  await page.goto('/products/skis', { waitUntil: 'domcontentloaded' });
  await shop.searchField.fill('gog');
  await page.clock.fastForward(31_000);
  await expect(shop.main.getByRole('article').first()).toBeVisible();
  release();
  await interactive(page);
  await expect(shop.searchField).toHaveValue('gog');
  await shop.searchField.pressSequentially('g');
  await expect(page.getByRole('listbox').first()).toBeVisible();
});

test('a tab that is frozen while its page waits for a script continues when it is shown again', async ({
  shop,
  page,
  member,
}) => {
  await shop.restoreSession(member);
  const devtools = await page.context().newCDPSession(page);
  const requested = page.waitForRequest(catalogueScript);
  const release = await holdRequests(page, catalogueScript);
  await page.goto(pisteSkis.path, { waitUntil: 'domcontentloaded' });
  await requested;
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
  release();
  await devtools.send('Page.setWebLifecycleState', { state: 'active' });
  await interactive(page);
  await expectToAdd(shop);
});

test('two taps on parts that both wait for their code are both carried out', async ({ shop, page }) => {
  await shop.open(pisteSkis.path);
  const release = await holdRequests(page, anyScript);
  await page.getByRole('radio', { name: '146 cm' }).tap();
  await shop.signInButton.first().tap();
  release();
  await expect(page.getByRole('link', { name: 'Join for free' }).first()).toBeVisible();
  await expect(page.getByRole('radio', { name: '146 cm' })).toBeChecked();
});
