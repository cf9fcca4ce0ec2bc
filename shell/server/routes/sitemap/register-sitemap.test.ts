import { gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { endpoints } from 'shared-contracts/api';
import { buildShell, startFakeApi, type FakeAnswer, type FakeApi } from '../../testing/shell-fixture.ts';

const parts = [
  { section: 'statics', number: 1, lastmod: null },
  { section: 'products', number: 2, lastmod: '2026-01-10T09:00:00.000Z' },
];
const entries = [
  { path: '/', lastmod: null, stores: null },
  { path: '/event/a&b', lastmod: '2026-02-01T00:00:00.000Z', stores: [1, 13] },
];
const lists: Record<string, FakeAnswer> = {
  '/api/sitemap': { body: endpoints.sitemap.response.parse({ parts }) },
  '/api/sitemap-part': { body: endpoints['sitemap-part'].response.parse({ entries }) },
};
const notFound = { status: 404, body: { code: 'not_found', message: '', requestId: '' } };

describe('registerSitemap', () => {
  let api: FakeApi;
  let app: FastifyInstance;
  let rejection: FakeAnswer | null = null;

  beforeEach(async () => {
    rejection = null;
    api = await startFakeApi((url) => rejection ?? lists[url.split('?')[0] ?? ''] ?? notFound);
    app = await buildShell({ apiUrl: api.url });
  });
  afterEach(async () => {
    await app.close();
    await api.close();
  });

  const read = (url: string, host = 'localhost', headers = {}) =>
    app.inject({ url, headers: { host, ...headers } });

  it('serves an index of the parts for the store’s host', async () => {
    const { statusCode, headers, body } = await read('/sitemap.xml', 'fr.localhost');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=600',
    });
    expect(body).toContain('<sitemap><loc>http://fr.localhost/sitemap-statics-1.xml</loc></sitemap>');
    expect(body).toContain(
      '<loc>http://fr.localhost/sitemap-products-2.xml</loc><lastmod>2026-01-10T09:00:00.000Z</lastmod>',
    );
    expect(api.asked.map(({ url }) => url)).toEqual(['/api/sitemap?store_id=13']);
  });

  it('lists pages with their alternates in other stores', async () => {
    const { body } = await read('/sitemap-sales-1.xml');
    const [home = '', sale = ''] = body.split('</url>');
    expect(home).toContain('<loc>http://localhost/</loc>');
    expect(home.match(/<xhtml:link/g)).toHaveLength(14);
    expect(sale).toContain('<loc>http://localhost/event/a&amp;b</loc><lastmod>2026-02-01');
    expect([...sale.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, ...link]) => link)).toEqual([
      ['en-GB', 'http://localhost/event/a&amp;b'],
      ['fr-FR', 'http://fr.localhost/event/a&amp;b'],
      ['x-default', 'http://localhost/event/a&amp;b'],
    ]);
  });

  it('fetches a document once, and compresses it for clients that accept gzip', async () => {
    const gzipped = { 'accept-encoding': 'gzip, br' };
    const answers = await Promise.all([1, 2, 3].map(() => read('/sitemap.xml', undefined, gzipped)));
    await read('/sitemap.xml');
    expect(api.asked).toHaveLength(1);
    expect(answers[0]?.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(answers[0]?.rawPayload ?? '').toString()).toMatch(/^<\?xml/);
  });

  it.each([
    '/sitemap-products-0.xml',
    '/sitemap-products-01.xml',
    '/sitemap-products--1.xml',
    '/sitemap-products-1e3.xml',
    '/sitemap-products-100000.xml',
    '/sitemap-products-99999999999999999999.xml',
    '/sitemap-products-%00.xml',
    '/sitemap-constructor-1.xml',
    '/sitemap-..%2F..%2Fetc-1.xml',
    `/sitemap-products-${'1'.repeat(490)}.xml`,
  ])('answers 404 for %.40s without calling the API', async (url) => {
    const { statusCode, headers } = await read(url);
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/plain']);
    expect(api.asked).toEqual([]);
  });

  it('answers 404 for a part beyond the last', async () => {
    rejection = notFound;
    expect((await read('/sitemap-products-77.xml')).statusCode).toBe(404);
  });

  it('answers 503 when the API does not answer, and does not cache that', async () => {
    rejection = { status: 500, body: { code: 'internal', message: '', requestId: '' } };
    const failed = await read('/sitemap.xml');
    expect([failed.statusCode, failed.headers['retry-after']]).toEqual([503, '5']);
    rejection = null;
    expect((await read('/sitemap.xml')).statusCode).toBe(200);
  });

  it('disallows personal pages in robots.txt, and names the sitemap', async () => {
    const { headers, body } = await read('/robots.txt', 'outlet.localhost');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toContain('Sitemap: http://outlet.localhost/sitemap.xml\n');
    for (const path of ['/checkout/', '/customer/', '/search', '/newsletter/', '/sales/']) {
      expect(body).toContain(`Disallow: ${path}\n`);
    }
    expect(body).not.toMatch(/^Disallow: \/(?:products|brand|event)?$/m);
  });

  it.each(['partner.localhost', 'pro.localhost'])('is closed on %s, which requires sign-in', async (host) => {
    expect((await read('/robots.txt', host)).body).toBe('User-agent: *\nDisallow: /\n');
    expect((await read('/sitemap.xml', host)).statusCode).toBe(404);
    expect((await read('/sitemap-statics-1.xml', host)).statusCode).toBe(404);
    expect(api.asked).toEqual([]);
  });
});
