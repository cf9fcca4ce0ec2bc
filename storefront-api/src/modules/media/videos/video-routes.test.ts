import { eq } from 'drizzle-orm';
import { drawnOriginals } from 'demo-shop/pictures';
import { maxVideoBytes } from 'shared-contracts/videos';
import type { PictureOriginals } from 'storefront-ports/picture-originals';
import { products } from '../../../db/schema/index.ts';
import { buildTestApi, call, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
let productId: number;
beforeAll(async () => {
  api = await buildTestApi();
  const rows = await api.database.db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.sku, 'VAR-RAVINE-92'));
  productId = rows[0]?.id ?? 0;
});
afterAll(() => api.close());

const videoIn = async (store_id: number, id = productId) =>
  (await call(api.app, 'single-product', { productId: id, store_id })).data.video;

describe('the video of a product', () => {
  it('has its files, its first picture as the poster and a description in the language of the store', async () => {
    const { data } = await call(api.app, 'single-product', { productId, store_id: 13 });
    expect(data.video).toMatchObject({
      description: expect.stringContaining('Sans son'),
      durationSeconds: 9,
      uploadedAt: '2026-11-27T00:00:00.000Z',
      width: 640,
      height: 800,
      poster: data.images[0],
    });
    expect(data.video?.sources.map(({ type }) => type)).toEqual([
      'video/webm; codecs="vp9"',
      'video/mp4; codecs="avc1.64001f"',
    ]);
    expect((await videoIn(11))?.description).toContain('Ohne Ton');
  });

  it('is null for a product without one', async () => {
    expect(await videoIn(1, 1)).toBeNull();
  });

  it('is served to be cached without limit, and only for a minute under an outdated version', async () => {
    const { sources = [] } = (await videoIn(1)) ?? {};
    for (const { url, type } of sources) {
      // oxlint-disable-next-line no-await-in-loop -- two files
      const answer = await api.app.inject(url);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, type]);
      expect(answer.headers['cache-control']).toContain('immutable');
      expect(answer.rawPayload.length).toBeGreaterThan(50_000);
      const headers = { 'if-none-match': String(answer.headers.etag) };
      // oxlint-disable-next-line no-await-in-loop
      expect((await api.app.inject({ url, headers })).statusCode).toBe(304);
    }
    const outdated = await api.app.inject('/media/videos/VAR-RAVINE-92.00000000.mp4');
    expect([outdated.statusCode, outdated.headers['cache-control']]).toEqual([200, 'public, max-age=60']);
  });

  it.each([
    'VAR-RAVINE-98.00000000.mp4',
    'VAR-RAVINE-92.00000000.mkv',
    'VAR-RAVINE-92.mp4',
    'VAR-RAVINE-92.0000000g.mp4',
    '..%2Fvideos%2FVAR-RAVINE-92.00000000.mp4',
    `${'A'.repeat(81)}.00000000.mp4`,
  ])('is not served as %s', async (file) => {
    expect((await api.app.inject(`/media/videos/${file}`)).statusCode).toBe(404);
  });

  it('is not served if its file is absent or too large', async () => {
    const withVideo = async (findVideo: PictureOriginals['findVideo']) => {
      const { app } = await buildTestApi({
        database: api.database,
        originals: { ...drawnOriginals, findVideo },
      });
      const { statusCode } = await app.inject('/media/videos/VAR-RAVINE-92.00000000.mp4');
      await app.close();
      return statusCode;
    };
    expect(await withVideo(async () => null)).toBe(404);
    expect(await withVideo(async () => Buffer.alloc(maxVideoBytes + 1))).toBe(404);
    expect(await withVideo(async () => Buffer.alloc(maxVideoBytes))).toBe(200);
  });
});
