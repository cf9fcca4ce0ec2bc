import type { Page } from '@playwright/test';
import { expectHydrated } from '../../fixtures/scripts.ts';
import { expect, test, type ShopPage } from '../../fixtures/shop.ts';
import { shopUrl } from '../../stack/addresses.ts';

test.use({ cookiesRejected: true });

const screens = [
  { width: 375, height: 812 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

for (const viewport of screens) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('products begin within the first two screens', async ({ shop }) => {
      await shop.open('/');
      const products = shop.main.getByRole('region', { name: 'Just in' }).getByRole('article');
      await expect(products).toHaveCount(4);
      const box = await products.first().boundingBox();
      expect(box?.y).toBeLessThan(2 * viewport.height);
    });

    test('a guest reads what the shop is, and how to join, on the first screen', async ({ shop }) => {
      await shop.open('/');
      for (const part of [
        shop.main.getByRole('heading', { level: 1 }),
        shop.main.getByRole('link', { name: 'Join for free' }),
        shop.main.getByText(/out of 5 from/),
        shop.main.getByRole('link', { name: 'All brands' }),
      ])
        await expect(part).toBeInViewport();
    });
  });
}

const hourMs = 60 * 60 * 1000;

/** Returns the boxes of the banners of sales in the document, by the title of the sale, and the text of each countdown. */
function readBanners(page: Page) {
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('main article:has([role="timer"])')].map((banner) => {
        const { x, y, width, height } = banner.getBoundingClientRect();
        const countdown = banner.querySelector('[role="timer"]')?.textContent ?? '';
        return [
          banner.querySelector('h3')?.textContent ?? '',
          { x, y: y + scrollY, width, height, countdown },
        ];
      }),
    ),
  );
}

/** Waits for the next tick of the first countdown. The first tick shows that the page is hydrated. */
async function waitForTick({ main }: ShopPage): Promise<void> {
  const countdown = main.getByRole('timer').first();
  await expect(countdown).not.toHaveText(await countdown.innerText(), { useInnerText: true });
}

for (const viewport of screens) {
  test.describe(`countdowns at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('move nothing, neither each second nor when the last day of a sale begins', async ({
      shop,
      page,
      member,
    }) => {
      await shop.restoreSession(member);
      await page.addInitScript(() => {
        const now = Date.now.bind(Date);
        Date.now = () => now() + Number(sessionStorage.getItem('passed') ?? 0);
      });
      await shop.open('/');
      await waitForTick(shop);
      const before = await readBanners(page);
      expect(Object.keys(before).length).toBeGreaterThan(10);
      let after = before;
      // Banners further down are hydrated later.
      await expect
        .poll(async () => {
          after = await readBanners(page);
          return Object.keys(before).filter((title) => after[title]?.countdown === before[title]?.countdown);
        })
        .toEqual([]);
      for (const [title, { countdown: _, ...box }] of Object.entries(before))
        expect(after[title], title).toMatchObject(box);
      // The lead ends in one and a half days.
      await page.evaluate((ms) => sessionStorage.setItem('passed', String(ms)), 24 * hourMs);
      await waitForTick(shop);
      const lead = 'Varnhorn workshop days';
      expect(before[lead]?.countdown).toContain('d');
      const later = await readBanners(page);
      expect(later[lead]?.countdown).not.toContain('d');
      expect(later[lead]).toMatchObject({
        width: before[lead]?.width,
        height: before[lead]?.height,
      });
    });
  });
}

test('the way in opens the register overlay', async ({ shop }) => {
  await shop.open('/');
  await shop.main.getByRole('link', { name: 'Join for free' }).click();
  await expect(shop.dialog).toBeVisible();
});

test('a member is greeted, and not asked to join', async ({ shop, member }) => {
  await shop.restoreSession(member);
  await shop.open('/');
  await expect(shop.main.getByRole('heading', { level: 1, name: /^Hello, / })).toBeVisible();
  await expect(shop.main.getByRole('link', { name: 'Join for free' })).toBeHidden();
});

test('an open shop does not ask to join', async ({ shop }) => {
  await shop.open(shopUrl.replace('localhost', 'outlet.localhost'));
  await expect(shop.main.getByRole('heading', { level: 1 })).toHaveText(
    'Last season’s gear, at outlet prices',
  );
  await expect(shop.main.getByRole('link', { name: /join/i })).toBeHidden();
  await expect(shop.main.getByRole('region', { name: 'Popular right now' })).toBeVisible();
});

const locales = ['', 'de.', 'at.', 'fr.', 'it.', 'es.', 'dk.', 'se.'];
const longNames = ['Donaudampfschifffahrtskapitänsmützenband', 'Women’s waterproof freeride shell jacket'];

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const locale of locales) {
    test(`names of forty characters fit their tiles at ${locale}localhost`, async ({ shop, page }) => {
      await shop.open(shopUrl.replace('localhost', `${locale}localhost`));
      // React would report names that were changed before their hydration.
      await expectHydrated(shop.main.getByRole('article').getByRole('link').last());
      for (const name of longNames) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        const tooWide = await page.evaluate((text) => {
          const names = document.querySelectorAll('main h3, main h3 a, main li a > span, main article p');
          for (const element of names) {
            if (element.children.length === 0 && element.textContent.trim() !== '')
              element.textContent = text;
          }
          return [...document.querySelectorAll('main h3, main li, main article')]
            .filter((element) => element.closest('nav') === null)
            .filter((element) => element.getBoundingClientRect().right > window.innerWidth)
            .map((element) => element.outerHTML.slice(0, 200));
        }, name);
        expect(tooWide).toEqual([]);
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      }
    });
  }
});
