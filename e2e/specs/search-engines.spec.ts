import { expect, test } from '../fixtures/shop.ts';
import { serverPage } from '../fixtures/server-page.ts';
import { frenchShopUrl, ports, shopUrl } from '../stack/addresses.ts';

const partnerUrl = `http://partner.localhost:${ports.shell}`;
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '');

test('the sitemap of a store leads to pages that a guest finds there', async () => {
  const index = await serverPage('/sitemap.xml', { origin: frenchShopUrl });
  expect([index.status, index.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
  const parts = locations(index.html);
  expect(parts).toContain(`${frenchShopUrl}/sitemap-products-1.xml`);
  const pages = await Promise.all(
    parts.slice(0, 6).map((part) => serverPage(part.slice(frenchShopUrl.length), { origin: frenchShopUrl })),
  );
  const samples = pages.flatMap(({ html }) => locations(html).slice(0, 2));
  expect(samples.length).toBeGreaterThan(8);
  for (const sample of samples) {
    // oxlint-disable-next-line no-await-in-loop -- the shop under test is one small machine
    const page = await serverPage(sample.slice(frenchShopUrl.length), { origin: frenchShopUrl });
    expect([sample, page.status]).toEqual([sample, 200]);
    expect(page.html).toContain('<meta name="robots" content="index, follow"');
    expect(page.html).toContain(`<link rel="canonical" href="${sample}"`);
  }
});

test('a browser can read the sitemap: it is well formed', async ({ page }) => {
  const parts = ['/sitemap.xml', '/sitemap-products-1.xml', '/sitemap-content-1.xml', '/sitemap-sales-1.xml'];
  await page.goto('/robots.txt');
  const roots = await page.evaluate(
    async (paths) =>
      Promise.all(
        paths.map(async (path) => {
          const text = await (await fetch(path)).text();
          return new DOMParser().parseFromString(text, 'application/xml').documentElement.nodeName;
        }),
      ),
    parts,
  );
  expect(roots).toEqual(['sitemapindex', 'urlset', 'urlset', 'urlset']);
});

test('robots are led to the sitemap, away from what is one visitor’s, and out of a members’ store', async () => {
  const { html } = await serverPage('/robots.txt');
  expect(html).toContain(`Sitemap: ${shopUrl}/sitemap.xml`);
  expect(html).toContain('Disallow: /checkout/');
  expect((await serverPage('/robots.txt', { origin: partnerUrl })).html).toBe('User-agent: *\nDisallow: /\n');
  expect((await serverPage('/sitemap.xml', { origin: partnerUrl })).status).toBe(404);
});

for (const part of [
  'products-0',
  'products-77777',
  'products-99999999999',
  'constructor-1',
  'products-1e3',
]) {
  test(`there is no part ${part}`, async () => {
    expect((await serverPage(`/sitemap-${part}.xml`)).status).toBe(404);
  });
}

test('a page says its language and direction, its own address and that of its sisters', async () => {
  const { html } = await serverPage('/brand/varnhorn', { origin: frenchShopUrl });
  expect(html).toContain('<html lang="fr-FR" dir="ltr"');
  expect(html).toContain(`<link rel="canonical" href="${frenchShopUrl}/brand/varnhorn"`);
  expect(html).toMatch(new RegExp(`hrefLang="x-default" href="${shopUrl}/brand/varnhorn"`, 'i'));
  expect(html.match(/rel="alternate"/g)).toHaveLength(14);
});
