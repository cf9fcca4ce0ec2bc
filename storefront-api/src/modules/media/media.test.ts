import {
  appIconPath,
  appIconSizes,
  logoWidths,
  pictureFormats,
  rasterLogoPath,
  signPath,
} from 'shared-contracts/pictures';
import { drawnOriginals } from 'demo-shop';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { sales } from '../../db/schema/index.ts';
import type { PictureOriginals, PictureRequest } from 'storefront-ports/picture-originals';
import { buildTestApi, call, type TestApi } from '../../testing/test-api.ts';
import { warmUpPictures } from './warm-up.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.close());

const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers });

async function addressOf(productId = 1): Promise<string> {
  const { data } = await call(api.app, 'single-product', { productId, store_id: 1 });
  return data.images[0]?.url ?? '';
}

const inWidth = (url: string, file: string) => url.replace(/[^/]+$/, file);

/** One colour instead of a drawing, which AVIF encodes in a tenth of the time. */
const plainOriginals: PictureOriginals = {
  version: drawnOriginals.version,
  views: drawnOriginals.views,
  findVideo: async () => null,
  find: async () => ({
    type: 'svg',
    svg: '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><rect width="80" height="80" fill="#17324d"/></svg>',
    width: 80,
  }),
};

describe('warmUpPictures', () => {
  it('draws each picture of the home page once, and stops when the server stops', async () => {
    const { app } = await buildTestApi({ database: api.database, originals: plainOriginals });
    const { data } = await call(app, 'hp-data', { storeId: 1, groupId: 0 });
    const expected = Math.min(6, data.sales.length) * 2 + data.bestsellers.length;
    expect(expected).toBeGreaterThan(10);
    expect(await warmUpPictures(app, () => true)).toBe(0);
    expect(await warmUpPictures(app, () => false)).toBe(expected);
    const { body } = await app.inject('/metrics');
    expect(body).toMatch(new RegExp(`picture_render_seconds_count\\{format="avif"\\} ${expected}\\b`));
    await app.close();
  });
});

/** Plain originals that record what is requested. */
function recordingOriginals(requests: PictureRequest[]): PictureOriginals {
  return {
    ...plainOriginals,
    find: (request) => {
      requests.push(request);
      return plainOriginals.find(request);
    },
  };
}

describe('the banner of a sale', () => {
  const requests: PictureRequest[] = [];
  const requestedOf = async (slug: string) => {
    const originals = recordingOriginals(requests);
    const { app } = await buildTestApi({ database: api.database, originals });
    const { data } = await call(app, 'hp-data', { storeId: 1, groupId: 0 });
    const url = data.sales.find((sale) => sale.url === `/event/${slug}`)?.image.url ?? '';
    const { statusCode } = await app.inject(inWidth(url, '80.jpg'));
    await app.close();
    return { statusCode, url, request: requests.at(-1) };
  };

  it('is requested with the brand and the products of the sale, and without those that the catalogue lacks', async () => {
    const { db } = api.database;
    const isVarnhorn = eq(sales.slug, 'varnhorn-workshop-days');
    const before = await requestedOf('varnhorn-workshop-days');
    expect(before).toMatchObject({ statusCode: 200, request: { subject: 'banner', brandName: 'Varnhorn' } });
    expect(
      before.request?.subject === 'banner' && before.request.goods.map(({ artKind }) => artKind),
    ).toEqual(['ski', 'shell-jacket', 'hat']);
    await db
      .update(sales)
      .set({ bannerProducts: ['VAR-RAVINE-98', 'GONE-1'] })
      .where(isVarnhorn);
    const after = await requestedOf('varnhorn-workshop-days');
    expect(after.request).toMatchObject({ goods: [{ sku: 'VAR-RAVINE-98', brand: 'Varnhorn' }] });
    // Other products are another picture, which browsers must not take from their caches.
    expect(after.url).not.toBe(before.url);
  });

  it('has no brand if the sale has several', async () => {
    const { request } = await requestedOf('board-room');
    expect(request).toMatchObject({ subject: 'banner', brandName: null });
  });
});

describe('the banner of a sale for certain groups', () => {
  it.each([
    ['is for one group', { groups: [7] }],
    ['is disabled', { isEnabled: false }],
    ['is for closed stores', { storeKinds: ['partner', 'pro'] }],
  ] as [string, Partial<typeof sales.$inferInsert>][])(
    'shows what it sells only at the URL in the answers to its visitors if it %s',
    async (_case, change) => {
      const { db } = api.database;
      const { data } = await call(api.app, 'hp-data', { storeId: 1, groupId: 0 });
      const current = data.sales.find(({ url }) => url === '/event/varnhorn-workshop-days')?.image.url ?? '';
      const bySlug = eq(sales.slug, 'varnhorn-workshop-days');
      const [{ storeKinds: before } = { storeKinds: null }] = await db.select().from(sales).where(bySlug);
      await db.update(sales).set(change).where(bySlug);
      const requests: PictureRequest[] = [];
      const originals = recordingOriginals(requests);
      const { app } = await buildTestApi({ database: api.database, originals });
      const guessed = await app.inject(inWidth(current, '80.jpg').replace(/\.[0-9a-f]{8}\//, '.00000000/'));
      const own = await app.inject(inWidth(current, '80.jpg'));
      await app.close();
      await db.update(sales).set({ groups: null, isEnabled: true, storeKinds: before }).where(bySlug);
      expect([guessed.statusCode, own.statusCode]).toEqual([200, 200]);
      expect(requests).toMatchObject([
        { subject: 'banner', brandName: null, goods: [] },
        { subject: 'banner', brandName: 'Varnhorn', goods: [{ brand: 'Varnhorn' }] },
      ]);
      expect(guessed.headers['cache-control']).toBe('public, max-age=60');
    },
  );
});

describe('the link preview of a sale', () => {
  it.each<[string, Partial<typeof sales.$inferInsert>, string]>([
    ['that everybody may see shows its title', {}, 'Varnhorn workshop days'],
    ['for closed stores shows none', { storeKinds: ['partner', 'pro'] }, ''],
    ['for one group shows none', { groups: [7] }, ''],
    ['that has not begun shows none', { startsAt: new Date('2999-01-01') }, ''],
  ])('%s', async (_case, change, title) => {
    const { db } = api.database;
    const bySlug = eq(sales.slug, 'varnhorn-workshop-days');
    const [sale] = await db.select().from(sales).where(bySlug);
    if (sale === undefined) throw new Error('The demo shop has no such sale');
    const { storeKinds, groups, startsAt } = sale;
    await db
      .update(sales)
      .set({ ...change, endsAt: new Date('2999-02-01') })
      .where(bySlug);
    const requests: PictureRequest[] = [];
    const { app } = await buildTestApi({ database: api.database, originals: recordingOriginals(requests) });
    const guessed = await app.inject(`/media/link.26-${sale.bannerKey}.og.00000000/80.jpg`);
    await app.close();
    await db.update(sales).set({ storeKinds, groups, startsAt, endsAt: sale.endsAt }).where(bySlug);
    expect(guessed.statusCode).toBe(200);
    expect(requests).toMatchObject([{ subject: 'link', title }]);
  });
});

describe('/media', () => {
  it('serves the pictures of listings, products and sales in their aspect ratio', async () => {
    const listing = (await call(api.app, 'cat-products-es', { store_id: 1, limit: 3 })).data;
    const product = (await call(api.app, 'single-product', { productId: 1, store_id: 1 })).data;
    const home = (await call(api.app, 'hp-data', { storeId: 1, groupId: 0 })).data;
    const { image: banner } = home.sales[0] ?? { image: undefined };
    const images = [...listing.items.map((item) => item.image), ...product.images];
    const all = [...images, ...(banner === undefined ? [] : [banner, { ...banner, ...banner.narrow }])];
    expect(all.length).toBeGreaterThan(7);
    for (const image of all) {
      // oxlint-disable-next-line no-await-in-loop -- a picture fills a core
      const response = await get(inWidth(image.url, '160.jpg'));
      const { width, height, format } = await sharp(response.rawPayload).metadata();
      expect([response.statusCode, format, width]).toEqual([200, 'jpeg', 160]);
      expect(Math.abs((height ?? 0) - (160 * image.height) / image.width)).toBeLessThanOrEqual(1);
    }
  });

  it('serves a tile for each department, with a picture of its own', async () => {
    const { departments } = (await call(api.app, 'hp-data', { storeId: 1, groupId: 0 })).data;
    expect(departments.length).toBeGreaterThan(5);
    const tiles = await Promise.all(departments.map(({ image }) => get(inWidth(image.url, '80.jpg'))));
    expect(tiles.map(({ statusCode }) => statusCode)).toEqual(tiles.map(() => 200));
    expect(new Set(tiles.map(({ headers }) => headers.etag)).size).toBe(tiles.length);
    expect(tiles.every(({ headers }) => headers['cache-control']?.includes('immutable'))).toBe(true);
  });

  it('serves link previews with the title in the language and the look of the store', async () => {
    const preview = async (store_id: number) => {
      const { data } = await call(api.app, 'page-route', { path: '/brand/varnhorn', store_id });
      return get(data.meta?.og.image ?? '');
    };
    const [english, french, snowfield] = await Promise.all([1, 13, 20].map(preview));
    for (const picture of [english, french, snowfield]) {
      expect(picture?.statusCode).toBe(200);
      expect(picture?.headers['cache-control']).toContain('immutable');
    }
    expect(english?.headers.etag).not.toBe(snowfield?.headers.etag);
    // The name of a brand is the same in every language.
    expect(english?.headers.etag).toBe(french?.headers.etag);
  });

  it('serves six views of a product', async () => {
    const { data } = await call(api.app, 'single-product', { productId: 1, store_id: 1 });
    const views = data.images.map((image) => /\.([a-z-]+)\.[0-9a-f]{8}\//.exec(image.url)?.[1]);
    expect(views).toEqual(['main', 'pose', 'scene', 'detail', 'close-up', 'back']);
    const pictures = await Promise.all(data.images.map((image) => get(inWidth(image.url, '80.jpg'))));
    expect(new Set(pictures.map((picture) => picture.headers.etag)).size).toBe(views.length);
  });

  it('serves a product in each of its colours', async () => {
    const rows = await api.database.db.query.products.findMany({
      where: (row, { sql: raw }) => raw`cardinality(${row.colourFamilies}) > 1`,
      limit: 1,
    });
    const { data } = await call(api.app, 'single-product', { productId: rows[0]?.id ?? 0, store_id: 1 });
    const colours = data.options.find((option) => option.code === 'colour')?.values ?? [];
    expect(colours.length).toBeGreaterThan(1);
    expect(colours.every((each) => /^#[0-9a-f]{6}$/.test(each.swatch ?? ''))).toBe(true);
    const mains = colours.map((each) => each.images?.[0]?.url ?? '');
    expect(mains).toContain(data.images[0]?.url);
    const pictures = await Promise.all(mains.map((url) => get(inWidth(url, '80.jpg'))));
    expect(new Set(pictures.map((picture) => picture.headers.etag)).size).toBe(colours.length);
    expect(pictures.every(({ headers }) => headers['cache-control']?.includes('immutable'))).toBe(true);
  });

  it('serves a bundle as its parts together', async () => {
    const rows = await api.database.db.query.products.findMany({
      where: (row, { eq }) => eq(row.productType, 'bundle'),
      limit: 1,
    });
    const { data } = await call(api.app, 'single-product', { productId: rows[0]?.id ?? 0, store_id: 1 });
    const urls = [data.images[0]?.url ?? '', ...data.parts.map((part) => part.image.url)];
    const pictures = await Promise.all(urls.map((url) => get(inWidth(url, '80.jpg'))));
    expect(pictures.map((picture) => picture.statusCode)).toEqual(urls.map(() => 200));
    expect(new Set(pictures.map((picture) => picture.headers.etag)).size).toBe(urls.length);
  });

  it('serves the pictures that a product names, in their order and with their texts', async () => {
    const row = await api.database.db.query.products.findFirst({
      where: (product, { eq }) => eq(product.sku, 'SIG-RELAY-32'),
    });
    const productId = row?.id ?? 0;
    const { data } = await call(api.app, 'single-product', { productId, store_id: 11 });
    expect(data.images.map(({ url }) => /\/media\/([^/]+)\.[0-9a-f]{8}\//.exec(url)?.[1])).toEqual([
      'photo.SIG-RELAY-32-back.full',
      'photo.SIG-RELAY-32-main.full',
      'photo.SIG-RELAY-32-pose.full',
      'photo.SIG-RELAY-32-scene.full',
      'photo.SIG-RELAY-32-detail.full',
      'photo.SIG-RELAY-32-close-up.full',
    ]);
    expect(data.images[0]?.alt).toBe('Relay 32 von hinten, mit Rückenteil und Gurten');
    const pictures = await Promise.all(data.images.map(({ url }) => get(inWidth(url, '80.jpg'))));
    expect(pictures.map(({ statusCode }) => statusCode)).toEqual(data.images.map(() => 200));
    expect(pictures.every(({ headers }) => headers['cache-control']?.includes('immutable'))).toBe(true);
    expect(new Set(pictures.map(({ headers }) => headers.etag)).size).toBe(6);
    const search = { store_id: 11, s: 'Relay 32' };
    const card = (await call(api.app, 'cat-products-es', search)).data.items[0];
    expect([card?.sku, card?.image]).toEqual(['SIG-RELAY-32', data.images[0]]);
    const route = { path: `/catalog/product/view/id/${productId}`, store_id: 11 };
    const { meta } = (await call(api.app, 'page-route', route)).data;
    expect(meta?.og.image).toBe(data.images[0]?.url);
  });

  it('serves every format, and images name a placeholder colour', async () => {
    const { data } = await call(api.app, 'single-product', { productId: 1, store_id: 1 });
    const [image] = data.images;
    if (image === undefined) throw new Error('A product without pictures');
    const { colour } = image;
    const files = await Promise.all(pictureFormats.map((format) => get(inWidth(image.url, `240.${format}`))));
    expect(files.map((file) => file.headers['content-type'])).toEqual([
      'image/avif',
      'image/webp',
      'image/jpeg',
    ]);
    expect(files.map((file) => file.statusCode)).toEqual([200, 200, 200]);
    const { channels } = await sharp(files[2]?.rawPayload).stats();
    const mean = channels.map((channel) => channel.mean);
    const named = [1, 3, 5].map((from) => Number.parseInt(colour?.slice(from, from + 2) ?? '', 16));
    const distance = Math.max(...mean.map((value, index) => Math.abs(value - (named[index] ?? 0))));
    expect(distance).toBeLessThan(70);
  });

  it('allows caching forever and answers 304', async () => {
    const url = inWidth(await addressOf(), '240.avif');
    const first = await get(url);
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const again = await get(url, { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('serves the current picture for an outdated version, cacheable for a minute', async () => {
    const url = inWidth(await addressOf(), '240.avif');
    const old = await get(url.replace(/\.[0-9a-f]{8}\//, '.00000000/'));
    expect(old.headers).toMatchObject({
      'cache-control': 'public, max-age=60',
      etag: (await get(url)).headers.etag,
    });
  });

  it('has another URL for other colours', async () => {
    const { data } = await call(api.app, 'cat-products-es', { store_id: 1, limit: 42 });
    const versions = data.items.map((item) => /\.([0-9a-f]{8})\//.exec(item.image.url)?.[1]);
    expect(new Set(versions).size).toBeGreaterThan(10);
  });

  it.each([
    '0.avif',
    '123.avif',
    '401.jpg',
    '2000.avif',
    '0400.avif',
    '400.svg',
    '400.AVIF',
    '400',
    '-80.jpg',
    '1e2.jpg',
  ])('rejects %s', async (file) => {
    const response = await get(inWidth(await addressOf(), file));
    expect([response.statusCode, response.headers['cache-control']]).toEqual([400, 'no-store']);
  });

  it.each([
    '/media/product.NOTHING.main.00000000/400.avif',
    '/media/product.VAR-RAVINE-98.side.00000000/400.avif',
    '/media/product.VAR-RAVINE-98.main/400.avif',
    '/media/photo.nothing.full.00000000/400.avif',
    '/media/photo.VAR-RAVINE-98-main.full.00000000/400.avif',
    '/media/photo.SIG-RELAY-32-back.main.00000000/400.avif',
    '/media/photo...%2F..%2Fsecret.full.00000000/400.avif',
    '/media/banner.nothing.wide.00000000/400.avif',
    '/media/banner.brand-nobody.wide.00000000/400.avif',
    '/media/person.anna.main.00000000/400.avif',
    '/media/product.VAR-RAVINE-98.tile.00000000/400.avif',
    '/media/category.99999.tile.00000000/400.avif',
    '/media/category.99999999999999.tile.00000000/400.avif',
    '/media/category.skis.tile.00000000/400.avif',
    '/media/link.1-nothing.og.00000000/800.jpg',
    '/media/link.4-brand-varnhorn.og.00000000/800.jpg',
    '/media/product.%3Cscript%3E.main.00000000/400.avif',
    '/media/..%2F..%2Fetc/400.avif',
    '/media/product.VAR-RAVINE-98.main.00000000',
  ])('does not find %s, and allows no caching', async (url) => {
    const response = await get(url);
    expect([response.statusCode, response.headers['cache-control']]).toEqual([404, 'no-store']);
  });
});

describe('/media/signs', () => {
  it('serves signs of every language that run no scripts, and answers 304', async () => {
    const names = [
      'offpiste-logo',
      'snowfield-favicon',
      'empty-basket',
      'app-ios-da_DK',
      'payment-card-it_IT',
      'brand-varnhorn',
    ];
    for (const name of names) {
      // oxlint-disable-next-line no-await-in-loop -- a handful
      const first = await get(signPath(name));
      expect([name, first.statusCode, first.headers['content-type']]).toEqual([name, 200, 'image/svg+xml']);
      expect(first.headers['content-security-policy']).toBe("default-src 'none'");
      expect(first.body).toMatch(/^<svg [^>]+>.*<\/svg>$/);
      // oxlint-disable-next-line no-await-in-loop
      const again = await get(signPath(name), { 'if-none-match': String(first.headers.etag) });
      expect(again.statusCode).toBe(304);
    }
  });

  it('serves logos of brands as transparent raster pictures too, and answers 304', async () => {
    for (const width of logoWidths) {
      const path = rasterLogoPath(signPath('brand-varnhorn'), width);
      // oxlint-disable-next-line no-await-in-loop -- a handful
      const logo = await get(path);
      expect([logo.statusCode, logo.headers['content-type']]).toEqual([200, 'image/webp']);
      // oxlint-disable-next-line no-await-in-loop
      expect(await sharp(logo.rawPayload).metadata()).toMatchObject({
        width,
        height: (width * 2) / 5,
        hasAlpha: true,
      });
      expect(logo.rawPayload.length).toBeLessThan(10_000);
      // oxlint-disable-next-line no-await-in-loop
      expect((await get(path, { 'if-none-match': String(logo.headers.etag) })).statusCode).toBe(304);
    }
  });

  it.each([
    'brand-nobody-200',
    'brand-varnhorn-300',
    'brand-varnhorn-2000',
    'brand-varnhorn',
    'offpiste-logo-200',
  ])('does not find the raster picture %s', async (name) => {
    expect((await get(`/media/signs/${name}.webp`)).statusCode).toBe(404);
  });

  it('serves texts without narrow no-break spaces, which the fonts lack', async () => {
    const badge = await get(signPath('feedback-snowfield-fr_FR'));
    expect(badge.body).not.toContain('\u202F');
  });

  it.each(['nothing', 'brand-nobody', 'toString', '__proto__', '../offpiste-logo', 'offpiste-logo.svg'])(
    'does not find %s',
    async (name) => {
      expect((await get(`/media/signs/${encodeURIComponent(name)}.svg`)).statusCode).toBe(404);
    },
  );
});

describe('/media/icons', () => {
  it.each(['offpiste', 'snowfield'] as const)(
    'serves icons of %s in every size, and answers 304',
    async (brand) => {
      for (const size of appIconSizes) {
        const path = appIconPath(brand, 'any', size);
        // oxlint-disable-next-line no-await-in-loop -- a handful
        const icon = await get(path);
        expect([icon.statusCode, icon.headers['content-type']]).toEqual([200, 'image/png']);
        // oxlint-disable-next-line no-await-in-loop
        expect(await sharp(icon.rawPayload).metadata()).toMatchObject({ width: size, height: size });
        // oxlint-disable-next-line no-await-in-loop
        expect((await get(path, { 'if-none-match': String(icon.headers.etag) })).statusCode).toBe(304);
      }
    },
  );

  it('serves maskable icons that fill their square, and others with round corners', async () => {
    const isOpaque = async (purpose: 'any' | 'maskable') => {
      const { rawPayload } = await get(appIconPath('offpiste', purpose, 192));
      return (await sharp(rawPayload).stats()).isOpaque;
    };
    expect([await isOpaque('any'), await isOpaque('maskable')]).toEqual([false, true]);
  });

  it.each(['nobody-any-192.png', 'offpiste-any-193.png', 'offpiste-any-192.svg', '__proto__', '..%2Fx'])(
    'does not find %s',
    async (name) => {
      expect((await get(`/media/icons/${name}`)).statusCode).toBe(404);
    },
  );
});
