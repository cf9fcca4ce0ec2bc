import type { Locator } from '@playwright/test';
import { pisteSkis } from '../../fixtures/demo-products.ts';
import { holdRequests } from '../../fixtures/scripts.ts';
import { expect, test } from '../../fixtures/shop.ts';
import { shopUrl } from '../../stack/addresses.ts';

test.describe('on a narrow phone', () => {
  test.use({ cookiesRejected: true, viewport: { width: 360, height: 800 } });

  for (const host of ['localhost', 'it.localhost', 'se.localhost', 'de.localhost']) {
    test(`no department of ${host} breaks within a word`, async ({ page }) => {
      await page.goto(shopUrl.replace('localhost', host));
      await page.evaluate(() => document.fonts.ready);
      const names = page.locator('section[aria-labelledby="departments"] li span');
      await expect(names).toHaveCount(10);
      expect(await names.evaluateAll(brokenWords)).toEqual([]);
    });
  }

  test('the header takes at most 120 px', async ({ shop, page }) => {
    await shop.open('/about-us');
    const { height = 0 } = (await page.getByRole('banner').boundingBox()) ?? {};
    expect(height).toBeGreaterThan(80);
    expect(height).toBeLessThanOrEqual(120);
  });
});

/** Returns words that are broken over lines or overflow the element. Runs in the page. */
function brokenWords(elements: Element[]): string[] {
  return elements.flatMap((element) => {
    const text = element.firstChild;
    if (!(text instanceof Text)) return ['(no text)'];
    const words = [...text.data.matchAll(/[^\s-]+/g)];
    return words.flatMap((word) => {
      const range = document.createRange();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      const isWhole = new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size === 1;
      const fits = element.scrollWidth <= element.clientWidth;
      return isWhole && fits ? [] : [word[0]];
    });
  });
}

test.describe('on a screen of 1280 by 1024 at 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('the first line of the cookie banner is visible', async ({ shop, page }) => {
    await shop.open('/about-us');
    const bar = page.getByRole('region', { name: 'Cookies', exact: true });
    const text = bar.locator('p').first();
    await expect(text).toBeInViewport();
    expect(await text.evaluate(isOnTop)).toBe(true);
  });
});

/** Returns whether nothing covers the start of an element's first line. Runs in the page. */
function isOnTop(element: Element): boolean {
  const { left, top } = element.getBoundingClientRect();
  const found = document.elementFromPoint(left + 8, top + 8);
  return found !== null && element.contains(found);
}

test.describe('in forced colours', () => {
  test.use({ cookiesRejected: true });

  const backgroundOf = (element: Locator) =>
    element.evaluate((shown) => getComputedStyle(shown).backgroundColor);

  test('selected items look different from the others', async ({ shop, page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await shop.open('/products/skis');
    const sort = page.getByRole('navigation', { name: 'Sort by' }).getByRole('link');
    await expectDistinct(sort.nth(0), sort.nth(1));
    const pager = page.getByRole('navigation', { name: 'Pages' }).getByRole('link');
    await expectDistinct(pager.nth(0), pager.nth(1));

    await shop.open(pisteSkis.path);
    await page.getByRole('radio', { name: '146 cm' }).check();
    const chipOf = (size: string) => page.locator('label').filter({ hasText: size });
    await expectDistinct(chipOf('146 cm'), chipOf('153 cm'));
  });

  async function expectDistinct(chosen: Locator, other: Locator): Promise<void> {
    // Colours change with a transition.
    await expect.poll(async () => (await backgroundOf(chosen)) !== (await backgroundOf(other))).toBe(true);
  }
});

test.describe('with a screen reader', () => {
  test.use({ cookiesRejected: true });

  test('the focus moves to the heading of each page, and a status announces the page of a list', async ({
    shop,
    page,
  }) => {
    await shop.open('/about-us');
    await shop.header.getByRole('link', { name: 'Ski', exact: true }).press('Enter');
    await expect(shop.main.getByRole('heading', { level: 1, name: 'Skis' })).toBeFocused();
    await shop.main.getByRole('link', { name: 'Next page' }).press('Enter');
    await expect(page).toHaveURL(/[?&]p=2/);
    await expect(shop.main.getByRole('heading', { level: 1, name: 'Skis' })).toBeFocused();
    await expect(shop.main.getByRole('status').filter({ hasText: 'Page 2 of' })).toBeVisible();
  });
});

test('a click before the menu is enhanced leaves no panel over the next page', async ({ shop, page }) => {
  await shop.open('/about-us');
  await expect(page.locator('[class*="dimming"]')).toBeAttached();
  const menu = page.getByRole('navigation', { name: 'Shop' });
  await menu.getByRole('link', { name: 'Snowboard', exact: true }).click();
  await expect(page).toHaveURL(/\/products\/snowboarding/);
  await expect(shop.main.getByRole('heading', { level: 1 })).toContainText('Snowboard');
  await page.mouse.move(0, 0);
  await expect(menu.locator('details').first()).toBeAttached();
  await expect(menu.locator('details[open]')).toHaveCount(0);
});

test.describe('before hydration', () => {
  test.use({ cookiesRejected: true });

  test('text typed into the search field gets suggestions after hydration', async ({ shop, page }) => {
    const release = await holdRequests(page, /\/assets\/.*\.js$/);
    await page.goto('/about-us', { waitUntil: 'commit' });
    await shop.searchField.pressSequentially('ski');
    release();
    await expect(shop.header.getByRole('option').first()).toBeVisible();
  });
});
