import type { Page } from '@playwright/test';
import { holdRequests } from '../../fixtures/scripts.ts';
import { expect, test, type ShopPage } from '../../fixtures/shop.ts';
import { germanShopUrl, shopUrl } from '../../stack/addresses.ts';

test.use({ cookiesRejected: true });

// Empty pictures, because rendering those of a long list takes a while.
test.beforeEach(({ page }) =>
  page.route('**/media/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  ),
);

const scrollY = (page: { evaluate: (f: () => number) => Promise<number> }) =>
  page.evaluate(() => Math.round(window.scrollY));

test('Back restores the second page of a list and its scroll position', async ({ shop, page }) => {
  await shop.open('/products');
  await shop.markDocument();
  await shop.main.getByRole('link', { name: 'Next' }).first().click();
  await expect(page).toHaveURL(/[?&]p=2/);
  await expect.poll(() => scrollY(page)).toBe(0);
  const cards = shop.main.getByRole('article');
  const shown = await cards.allInnerTexts();
  const card = cards.nth(20);
  await card.scrollIntoViewIfNeeded();
  const left = await scrollY(page);
  expect(left).toBeGreaterThan(600);

  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/catalog\/product\/view\/id\//);
  await expect.poll(() => scrollY(page)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL(/[?&]p=2/);
  await expect(cards.nth(20)).toBeInViewport();
  expect(await cards.allInnerTexts()).toEqual(shown);
  await expect.poll(async () => Math.abs((await scrollY(page)) - left)).toBeLessThan(60);
  await shop.expectSameDocument();

  await page.goForward();
  await expect(page).toHaveURL(/\/catalog\/product\/view\/id\//);
  await expect.poll(() => scrollY(page)).toBe(0);
});

test('Back restores the scroll position after a reload', async ({ shop, page }) => {
  await shop.open('/products?p=2');
  await shop.main.getByRole('article').nth(15).scrollIntoViewIfNeeded();
  const left = await scrollY(page);
  await shop.main.getByRole('article').nth(15).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/catalog\/product\/view\/id\//);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await shop.ready();
  await page.goBack({ waitUntil: 'domcontentloaded' });
  await expect(page).toHaveURL(/[?&]p=2/);
  await expect.poll(async () => Math.abs((await scrollY(page)) - left)).toBeLessThan(60);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  /** Scrolls to the last product of the home page. Returns its card and the position. */
  async function scrollToLastProduct({ main, page }: ShopPage) {
    const card = main
      .getByRole('link', { name: 'Add to basket' })
      .last()
      .locator('xpath=ancestor::article[1]');
    await untilLaidOut(page);
    await card.scrollIntoViewIfNeeded();
    await untilLaidOut(page);
    const position = await scrollY(page);
    expect(position).toBeGreaterThan(4_000);
    return { card, position };
  }

  /** Waits until lower sections have their layout, before which they have estimated heights. */
  async function untilLaidOut(page: Page) {
    let former = Number.NaN;
    const change = async () => {
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      const changed = height - former;
      former = height;
      return changed;
    };
    await expect.poll(change, { intervals: [500] }).toBe(0);
  }

  for (const after of ['a navigation', 'a reload'])
    test(`Back restores the scroll position of the home page after ${after}`, async ({ shop, page }) => {
      await shop.open('/');
      const { card, position } = await scrollToLastProduct(shop);
      await card.getByRole('heading').getByRole('link').click();
      await expect(page).toHaveURL(/\/catalog\/product\/view\/id\//);
      await expect.poll(() => scrollY(page)).toBe(0);
      if (after === 'a reload') {
        await page.reload({ waitUntil: 'domcontentloaded' });
        await shop.ready();
      }
      await page.goBack({ waitUntil: 'domcontentloaded' });
      await expect(page).toHaveURL(`${shopUrl}/`);
      await expect(card).toBeInViewport();
      await expect.poll(async () => Math.abs((await scrollY(page)) - position)).toBeLessThan(60);
    });

  test('sections far below have no layout before hydration, but at once where a position is restored', async ({
    shop,
    page,
  }) => {
    const release = await holdRequests(page, /\/main\.js$/);
    const isLaidOut = () =>
      shop.main
        .getByRole('region', { name: 'Coming soon' })
        .getByRole('heading', { level: 2 })
        .evaluate(async (heading) => {
          // The browser decides with a frame what is near the viewport.
          for (let frame = 0; frame < 2; frame += 1)
            await new Promise((resolve) => {
              requestAnimationFrame(resolve);
            });
          return heading.checkVisibility({ contentVisibilityAuto: true });
        });
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    expect(await isLaidOut()).toBe(false);
    await page.reload({ waitUntil: 'domcontentloaded' });
    expect(await isLaidOut()).toBe(true);
    release();
    await shop.ready();
  });

  const lists = [
    { path: '/products/skis', origin: shopUrl, width: 320, visitor: 'guest' },
    { path: '/brand/ostkamm', origin: germanShopUrl, width: 375, visitor: 'guest' },
    { path: '/products/skis', origin: shopUrl, width: 375, visitor: 'member' },
  ];
  for (const { path, origin, width, visitor } of lists)
    test(`cards of ${path} have the same height before and after they get a layout, ${width} px, ${visitor}`, async ({
      shop,
      page,
      member,
    }) => {
      await page.setViewportSize({ width, height: 812 });
      if (visitor === 'member') await shop.restoreSession(member);
      await shop.open(origin + path);
      const cards = shop.main.locator('li:has(> article)');
      const heights = () =>
        cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height));
      const before = await heights();
      expect(before.length).toBeGreaterThan(30);
      const areSkipped = await cards.evaluateAll((all) =>
        all.map((card) => !card.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })),
      );
      expect(areSkipped.filter(Boolean).length).toBeGreaterThan(15);
      await cards.evaluateAll((all: HTMLElement[]) => {
        for (const card of all) card.style.contentVisibility = 'visible';
      });
      const after = await heights();
      for (const [index, height] of after.entries())
        expect(Math.abs(height - (before[index] ?? 0)), `card ${index}`).toBeLessThan(1);
    });

  test('the link to members’ prices can be touched in its whole height', async ({ shop }) => {
    await shop.open('/products/skis');
    const link = shop.main.getByRole('article').first().getByRole('link', { name: 'Members’ price' });
    await link.scrollIntoViewIfNeeded();
    const isTouched = await link.evaluate((element) => {
      const { left, top, bottom, width } = element.getBoundingClientRect();
      return [top + 2, bottom - 2].map(
        (y) => document.elementFromPoint(left + width / 2, y)?.closest('a') === element,
      );
    });
    expect(isTouched).toEqual([true, true]);
  });
});

test('a fragment scrolls to its element after a navigation, and an unknown id does not', async ({
  shop,
  page,
}) => {
  await shop.open('/about-us');
  await shop.markDocument();
  /** Navigates through the router, like a link of the page. */
  const follow = (address: string) =>
    page.evaluate((to) => {
      history.pushState({ key: String(Math.random()), idx: 0 }, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
    }, address);
  await page.evaluate(() => {
    for (const id of ['far-below', 'a.b']) {
      const place = document.createElement('p');
      place.id = id;
      place.style.marginTop = '3000px';
      document.body.append(place);
    }
  });
  await follow('/frequently-asked-questions#far-below');
  await expect(shop.main.getByRole('heading', { level: 1 })).toHaveText('Frequently asked questions');
  await expect(page.locator('#far-below')).toBeInViewport();
  await follow('/privacy-policy#a.b');
  await expect(shop.main.getByRole('heading', { level: 1 })).toHaveText(/privacy/i);
  await expect.poll(() => scrollY(page)).toBe(0);
  await follow('/about-us#missing');
  await expect(shop.main.getByRole('heading', { level: 1 })).toHaveText('About us');
  await expect.poll(() => scrollY(page)).toBe(0);
  await shop.expectSameDocument();
});
