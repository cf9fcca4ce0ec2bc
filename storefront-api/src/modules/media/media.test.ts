import { buildTestApi, call, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.close());

describe('pictures', () => {
  it('are there for every image that a listing, a product and a sale name', async () => {
    const listing = (await call(api.app, 'cat-products-es', { store_id: 1 })).data;
    const product = (await call(api.app, 'single-product', { productId: 1, store_id: 1 })).data;
    const home = (await call(api.app, 'hp-data', { storeId: 1, groupId: 0 })).data;
    const urls = [...listing.items, ...home.sales].map((each) => each.image.url);
    const all = await Promise.all(
      [...urls, ...product.images.map((image) => image.url)].map((url) => api.app.inject(url)),
    );
    expect(all.filter((response) => response.statusCode !== 200)).toEqual([]);
    expect(new Set(all.map((response) => response.headers['content-type']))).toEqual(
      new Set(['image/svg+xml']),
    );
  });

  it('may be kept for ever, run nothing, and are not sent twice', async () => {
    const url = '/media/product/VAR-RAVINE-98/main.svg?v=1';
    const first = await api.app.inject(url);
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    });
    const again = await api.app.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it.each([
    '/media/product/NOTHING/main.svg',
    '/media/product/VAR-RAVINE-98/other.svg',
    '/media/product/%3Cscript%3E/main.svg',
    '/media/banner/nothing.svg',
    '/media/banner/..%2F..%2Fetc.svg',
  ])('are not found at %s, and that is not kept', async (url) => {
    const response = await api.app.inject(url);
    expect([response.statusCode, response.headers['cache-control']]).toEqual([404, 'no-store']);
  });
});
