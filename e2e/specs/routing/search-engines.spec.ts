import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/shop.ts';
import { jsonOf, parseHtml } from '../../fixtures/html.ts';
import { serverPage } from '../../fixtures/server-page.ts';
import { frenchShopUrl, ports, shopUrl } from '../../stack/addresses.ts';

const partnerUrl = `http://partner.localhost:${ports.shell}`;
const locations = (xml: string) =>
  parseHtml(xml)
    .querySelectorAll('loc')
    .map(({ text }) => text);

/** Reads a URL in the browser, which alone resolves the hosts of the other stores to this machine. */
async function read(page: Page, url: string) {
  const answer = await page.goto(url, { waitUntil: 'commit' });
  const type = answer?.headers()['content-type'];
  return { status: answer?.status(), type, text: (await answer?.text()) ?? '' };
}

test('the sitemap of a store contains pages that guests can open', async ({ page }) => {
  const index = await read(page, `${frenchShopUrl}/sitemap.xml`);
  expect([index.status, index.type]).toEqual([200, 'application/xml; charset=utf-8']);
  const parts = locations(index.text);
  expect(parts).toContain(`${frenchShopUrl}/sitemap-products-1.xml`);
  const samples: string[] = [];
  for (const part of parts.slice(0, 6)) samples.push(...locations((await read(page, part)).text).slice(0, 2));
  expect(samples.length).toBeGreaterThan(8);
  for (const sample of samples) {
    const { status, text } = await read(page, sample);
    expect([sample, status]).toEqual([sample, 200]);
    expect(text).toContain('<meta name="robots" content="index, follow"');
    expect(text).toContain(`<link rel="canonical" href="${sample}"`);
  }
});

test('the sitemap is well formed', async ({ page }) => {
  const names = ['/sitemap.xml', '/sitemap-products-1.xml', '/sitemap-content-1.xml', '/sitemap-sales-1.xml'];
  const texts = await Promise.all(names.map(async (name) => (await serverPage(name)).html));
  const roots = await page.evaluate(
    (each) =>
      each.map((text) => new DOMParser().parseFromString(text, 'application/xml').documentElement.nodeName),
    texts,
  );
  expect(roots).toEqual(['sitemapindex', 'urlset', 'urlset', 'urlset']);
});

test('robots.txt names the sitemap and disallows personal pages', async () => {
  const { html } = await serverPage('/robots.txt');
  expect(html).toContain(`Sitemap: ${shopUrl}/sitemap.xml`);
  expect(html).toContain('Disallow: /checkout/');
});

test.describe('a members-only store', () => {
  test.use({ expectedConsole: [/404 \(Not Found\)/] });

  test('disallows robots', async ({ page }) => {
    expect((await read(page, `${partnerUrl}/robots.txt`)).text).toBe('User-agent: *\nDisallow: /\n');
    expect((await read(page, `${partnerUrl}/sitemap.xml`)).status).toBe(404);
  });
});

for (const part of [
  'products-0',
  'products-77777',
  'products-99999999999',
  'constructor-1',
  'products-1e3',
]) {
  test(`the sitemap has no part ${part}`, async () => {
    expect((await serverPage(`/sitemap-${part}.xml`)).status).toBe(404);
  });
}

test('a page states its language, its direction, its canonical URL and its alternates', async ({ page }) => {
  const { text } = await read(page, `${frenchShopUrl}/brand/varnhorn`);
  const document = parseHtml(text);
  const attributeOf = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name);
  expect([attributeOf('html', 'lang'), attributeOf('html', 'dir')]).toEqual(['fr-FR', 'ltr']);
  expect(attributeOf('link[rel=canonical]', 'href')).toBe(`${frenchShopUrl}/brand/varnhorn`);
  const alternates = document.querySelectorAll('link[rel=alternate]');
  expect(alternates).toHaveLength(14);
  const standard = alternates.find((link) => link.getAttribute('hreflang') === 'x-default');
  expect(standard?.getAttribute('href')).toBe(`${shopUrl}/brand/varnhorn`);
});

/** Returns every URL in a description at any depth. */
function addressesIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return /^(@id|item|url|urlTemplate|image|logo)$/.test(key) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    addressesIn(each, Array.isArray(value) ? key : name),
  );
}

for (const [path, types] of [
  ['/', ['WebSite', 'OnlineStore']],
  ['/products/skis?p=2&order=newest&dir=desc', ['BreadcrumbList', 'ItemList']],
  ['/brand/varnhorn', ['BreadcrumbList', 'ItemList', 'Brand']],
  ['/event/board-room', ['BreadcrumbList', 'ItemList']],
  ['/catalog/product/view/id/1/', ['BreadcrumbList', 'ProductGroup']],
] as const) {
  test(`${path} has structured data of ${types.join(', ')} with absolute URLs and without prices for a guest`, async () => {
    const { html } = await serverPage(path);
    const document = parseHtml(html);
    const description = jsonOf(document, 'script[type="application/ld+json"]');
    const { '@graph': nodes } = description as { '@graph': { '@type': string }[] };
    expect(nodes.map((node) => node['@type'])).toEqual(types);
    const addresses = addressesIn(nodes);
    expect(addresses.length).toBeGreaterThan(2);
    expect(addresses.filter((address) => !address.startsWith(`${shopUrl}/`))).toEqual([]);
    expect(JSON.stringify(description)).not.toMatch(/"offers"|price/i);
    const picture = document.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '';
    expect(picture.startsWith(`${shopUrl}/media/`), picture).toBe(true);
  });
}

test('structured data of an open store contain price, delivery and returns of a product', async ({
  page,
}) => {
  const { text } = await read(page, `http://outlet.localhost:${ports.shell}/catalog/product/view/id/1/`);
  for (const part of ['"priceCurrency":"GBP"', '"OfferShippingDetails"', '"MerchantReturnPolicy"']) {
    expect(text).toContain(part);
  }
});

test('page two of a list has a URL and a title, and a page beyond the end redirects', async () => {
  const { html } = await serverPage('/products/skis?p=2&order=newest&dir=desc');
  expect(html).toContain('<title>Skis – page 2 | Offpiste</title>');
  expect(html).toContain(`<link rel="canonical" href="${shopUrl}/products/skis?p=2"`);
  const beyond = await serverPage('/products/skis?p=9000');
  expect([beyond.status, beyond.headers.get('location')]).toEqual([
    302,
    expect.stringMatching(/^\/products\/skis\?p=\d{1,2}$/),
  ]);
});

test('the 404 page and a search have titles', async () => {
  expect((await serverPage('/404')).html).toContain('<title>Page not found | Offpiste</title>');
  expect((await serverPage('/search?s=goggles')).html).toContain(
    '<title>Results for “goggles” | Offpiste</title>',
  );
});
