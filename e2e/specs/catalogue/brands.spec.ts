import type { Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessibility.ts';
import { expectFrench } from '../../fixtures/french.ts';
import { jsonOf, parseHtml } from '../../fixtures/html.ts';
import { tabTo } from '../../fixtures/keyboard.ts';
import { serverPage } from '../../fixtures/server-page.ts';
import { expect, test, type ShopPage } from '../../fixtures/shop.ts';
import { frenchShopUrl, shopUrl } from '../../stack/addresses.ts';

test.use({ cookiesRejected: true });

const region = ({ main }: ShopPage, name: string) => main.getByRole('region', { name, exact: true });
const find = ({ main }: ShopPage) => main.getByRole('searchbox', { name: 'Find a brand' });

test('the page of a brand shows its bestsellers before its list, and its reviews after it', async ({
  shop,
}) => {
  await shop.open('/brand/ostkamm');
  const bestsellers = region(shop, 'Bestsellers');
  await expect(bestsellers.getByRole('listitem')).toHaveCount(20);
  await expect(bestsellers.getByText('Ostkamm').first()).toBeVisible();
  await shop.main.getByRole('link', { name: /out of 5 from \d+ reviews/ }).click();
  await expect(shop.page).toHaveURL(/\/brand\/ostkamm#reviews$/);
  const reviews = region(shop, 'Reviews of Ostkamm');
  await expect(reviews).toBeInViewport();
  await expect(reviews.getByRole('listitem').first()).toContainText(/\d out of 5 stars/);
});

test('a brand whose list has one page has no row of bestsellers above it', async ({ shop }) => {
  await shop.open('/brand/varnhorn');
  await expect(region(shop, 'Reviews of Varnhorn')).toBeVisible();
  await expect(region(shop, 'Bestsellers')).toHaveCount(0);
});

test('a category of a brand lists as many of its products as its link says', async ({ shop, page }) => {
  await shop.open('/brand/varnhorn');
  const link = shop.main.getByRole('navigation', { name: 'Categories' }).getByRole('link').first();
  const count = /\d+$/.exec(await link.innerText())?.[0] ?? '';
  await link.click();
  await expect(page).toHaveURL(/\/products\/[a-z/-]+\?brand=\d+$/);
  await expect(shop.main.getByRole('status').first()).toHaveText(`${count} products`);
});

test('a filter of a brand begins with the list, and Back restores the rest', async ({ shop, page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await shop.open('/brand/ostkamm');
  // On a new server the content of the brand arrives later, and moves what is below it.
  await expect(shop.main.getByRole('navigation', { name: 'Categories' })).toBeVisible();
  await region(shop, 'Filters')
    .getByRole('link', { name: /^Black / })
    .click();
  await expect(page).toHaveURL(/\/brand\/ostkamm\?colour=black$/);
  await expect(region(shop, 'Bestsellers')).toHaveCount(0);
  await expect(region(shop, 'Reviews of Ostkamm')).toHaveCount(0);
  await expect(shop.main.getByRole('article').first()).toBeInViewport();
  await page.goBack();
  await expect(region(shop, 'Bestsellers')).toBeVisible();
});

test('the data of a brand for search engines have absolute addresses and its rating', async () => {
  // A page does not wait long for the rating.
  await expect(async () => {
    const { html } = await serverPage('/shop/varnhorn');
    const data = jsonOf(parseHtml(html), 'script[type="application/ld+json"]') as {
      '@graph': Record<string, unknown>[];
    };
    expect(data['@graph'].find((node) => node['@type'] === 'Brand')).toMatchObject({
      name: 'Varnhorn',
      url: `${shopUrl}/brand/varnhorn`,
      logo: `${shopUrl}/media/signs/brand-varnhorn.svg`,
      aggregateRating: { ratingValue: expect.any(Number) as unknown, bestRating: 5 },
    });
  }).toPass();
});

test('an unknown brand is not found', async () => {
  const { status, headers } = await serverPage('/brand/nobody-knows-it');
  expect([status, headers.get('location')]).toEqual([302, '/404']);
});

test('a guest finds a brand by its first letters with the keyboard, without a request', async ({
  shop,
  page,
}) => {
  await shop.open('/brands');
  // One of the startups fetches the session.
  await shop.started();
  // Not by Tab: links that have the focus on the way fetch what they lead to, at any time later.
  await find(shop).focus();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.keyboard.type('varn');
  await expect(shop.main.getByRole('status')).toHaveText('1 brand');
  expect(requests.filter((url) => url.includes('/api/'))).toEqual([]);
  const brand = region(shop, 'V').getByRole('link', { name: /^Varnhorn/ });
  await tabTo(page, brand);
  await page.keyboard.press('Enter');
  await expect(shop.main.getByRole('heading', { level: 1, name: 'Varnhorn' })).toBeVisible();
});

test('a letter leads to its brands', async ({ shop, page }) => {
  await shop.open('/brands');
  const letters = shop.main.getByRole('navigation', { name: 'Brands by letter' });
  await letters.getByRole('link', { name: 'V', exact: true }).click();
  await expect(page).toHaveURL(/#letter-22$/);
  await expect(region(shop, 'V')).toBeInViewport();
});

test('a search with markup is shown as text, and leads on', async ({ shop }) => {
  await shop.open('/brands');
  await find(shop).fill('<img src=x onerror=alert(1)> (.*)+$');
  await expect(shop.main.getByText('No brand called “<img src=x onerror=alert(1)> (.*)+$”')).toBeVisible();
  await expect(shop.main.getByRole('link', { name: 'Search the whole shop' })).toBeVisible();
});

test('the brands that a member follows are marked', async ({ shop, page, member }) => {
  await shop.restoreSession(member);
  await shop.open('/customer/account/brands-interest');
  await shop.main.getByRole('checkbox', { name: 'Varnhorn' }).check();
  await shop.main.getByRole('button', { name: /save/i }).click();
  await expect(shop.main.getByText(/^Saved|You follow/).first()).toBeVisible();
  await shop.open('/brands');
  await expect(shop.main.getByRole('link', { name: /You follow it/ })).toHaveCount(1);
  await expect(shop.main.getByRole('link', { name: /^Varnhorn.*You follow it/ })).toBeVisible();
  await expect(page).toHaveTitle(/^All brands/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form of the brands searches, and a brand has all its parts', async ({ shop, page }) => {
    await page.goto('/brands');
    await find(shop).fill('OSTK');
    await shop.main.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/brands\?q=OSTK$/);
    await expect(shop.main.getByRole('status')).toHaveText('1 brand');
    await region(shop, 'O').getByRole('link').click();
    await expect(page).toHaveURL(/\/brand\/ostkamm$/);
    await expect(region(shop, 'Bestsellers').getByRole('link').first()).toBeVisible();
    await expect(region(shop, 'Reviews of Ostkamm')).toBeVisible();
  });
});

for (const path of ['/brand/ostkamm', '/brands', '/brands?q=nothing-at-all']) {
  test(`${path} is accessible, and fits a phone`, async ({ shop }) => {
    await shop.open(path);
    await expectAccessible(shop);
  });
}

test.describe('in French', () => {
  test.use({ baseURL: frenchShopUrl });

  test('the pages of brands are in French', async ({ shop }) => {
    await shop.open('/brands');
    await expect(shop.main.getByRole('heading', { level: 1, name: 'Toutes les marques' })).toBeVisible();
    await expectFrench(shop);
    await shop.open('/brand/varnhorn');
    await expect(region(shop, 'Avis sur Varnhorn')).toBeVisible();
    await expectFrench(shop);
  });
});

/** Replaces a text wherever the page shows it, as if the shop had other data. */
const replaceText = (page: Page, text: string, by: string) =>
  page.evaluate(
    ([from, to]) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        node.data = node.data.replaceAll(from, to);
      }
    },
    [text, by] as const,
  );

/** 40 characters without a place to break. */
const longName = 'Wintersportgerätemanufakturgesellschaftx';

test.describe('a name of 40 characters', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  for (const store of ['', 'dk.', 'de.', 'at.', 'es.', 'fr.', 'it.', 'se.']) {
    test(`fits a phone of 360 px at ${store}localhost`, async ({ page }) => {
      for (const path of ['/brands', '/brand/varnhorn']) {
        await page.goto(shopUrl.replace('//', `//${store}`) + path);
        await replaceText(page, 'Varnhorn', longName);
        await expect(page.getByRole('main').getByText(longName).first()).toBeVisible();
        const overflow = () =>
          page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect(await overflow(), path).toBe(0);
      }
    });
  }
});
