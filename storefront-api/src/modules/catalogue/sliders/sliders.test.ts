import { eq, sql, type SQL } from 'drizzle-orm';
import { prices } from '../../../db/schema/index.ts';
import { buildTestApi, call, callFailing, signIn, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.close());

describe('the slider endpoints', () => {
  it('return twelve bestsellers in stock that suit the gender', async () => {
    const { data } = await call(api.app, 'bestsellers', { storeId: 1 });
    expect(data.items).toHaveLength(12);
    expect(data.items.every((item) => item.inStock)).toBe(true);
    for (const item of data.items) {
      expect(item).toMatchObject({
        productId: expect.any(Number) as number,
        productName: item.name,
        brandName: item.brand_name,
        productImageUrl: item.image.url,
      });
    }
    const women = await call(api.app, 'bestsellers', { storeId: 1, gender: 2, count: 40 });
    const ids = women.data.items.map((item) => item.productId);
    const rows = await api.database.db.query.products.findMany({
      where: (row, { inArray }) => inArray(row.id, ids),
    });
    expect(rows.some((row) => row.audience === 'women')).toBe(true);
    expect(rows.some((row) => row.audience === 'men')).toBe(false);
  });

  it('return nothing for a country without delivery, and at most 40 products', async () => {
    expect((await call(api.app, 'bestsellers', { storeId: 1, shippingCountry: 'CH' })).data.items).toEqual(
      [],
    );
    expect((await callFailing(api.app, 'bestsellers', { storeId: 1, count: 41 })).status).toBe(400);
  });

  it('return twenty of a brand, and of a brand within a category', async () => {
    const brand = await call(api.app, 'brand-bestsellers-new', { store_id: 1, brand_id: 1 });
    expect(brand.data.items).toHaveLength(20);
    const both = await call(api.app, 'brand-bestsellers-new', { store_id: 1, brand_id: 1, category_id: 3 });
    expect(both.data.items.every((item) => item.brand_name === 'Varnhorn')).toBe(true);
    expect(both.data.items.length).toBeLessThan(20);
    expect((await callFailing(api.app, 'brand-bestsellers-new', { store_id: 1, brand_id: 999 })).status).toBe(
      404,
    );
  });

  it('of a brand begin with what has been bought most often recently, and are not the first row of its list', async () => {
    const fields = { store_id: 1, brand_id: 1 };
    const ids = (await call(api.app, 'brand-bestsellers-new', fields)).data.items.map(
      (item) => item.productId,
    );
    const rows = await api.database.db.query.products.findMany({
      where: (row, { inArray }) => inArray(row.id, ids),
    });
    const buyersOf = new Map(rows.map((row) => [row.id, row.recentBuyers]));
    const buyers = ids.map((id) => buyersOf.get(id) ?? 0);
    expect(buyers).toEqual(buyers.toSorted((one, other) => other - one));
    expect(buyers[0]).toBeGreaterThan(0);
    const list = (await call(api.app, 'cat-products-es', fields)).data.items.map((item) => item.productId);
    expect(ids.slice(0, 4)).not.toEqual(list.slice(0, 4));
  });

  it('relate by category, by brand, and by matching category, without the product itself', async () => {
    const fields = { productId: 1, storeId: 1 };
    const related = (await call(api.app, 'products-related', fields)).data.items;
    const brand = (await call(api.app, 'products-related-brand', fields)).data.items;
    const recommended = (await call(api.app, 'products-recommended', fields)).data.items;
    expect([related.length, brand.length, recommended.length]).toEqual([12, 12, 12]);
    expect([...related, ...brand, ...recommended].every((item) => item.productId !== 1)).toBe(true);
    expect(new Set(brand.map((item) => item.brand_name))).toEqual(new Set(['Varnhorn']));
    const ids = recommended.map((item) => item.productId);
    const rows = await api.database.db.query.products.findMany({
      where: (row, { inArray }) => inArray(row.id, ids),
    });
    expect(rows.every((row) => row.categoryId !== 3)).toBe(true);
    expect(new Set(rows.map((row) => row.categoryId)).size).toBeGreaterThan(3);
    expect((await callFailing(api.app, 'products-related', { productId: 99999, storeId: 1 })).status).toBe(
      404,
    );
  });

  async function audiencesOf(items: readonly { productId: number }[]) {
    const ids = items.map((item) => item.productId);
    const rows = await api.database.db.query.products.findMany({
      where: (row, { inArray }) => inArray(row.id, ids),
    });
    return [...new Set(rows.map((row) => row.audience))];
  }

  it.each(['products-related', 'products-related-brand', 'products-recommended'] as const)(
    'return as many as requested that suit the gender and the country: %s',
    async (name) => {
      const suiting = async (gender: number) => {
        const { data } = await call(api.app, name, { productId: 1, storeId: 1, count: 40, gender });
        return audiencesOf(data.items);
      };
      const [men, women] = [await suiting(1), await suiting(2)];
      expect(men).not.toContain('women');
      expect(women).not.toContain('men');
      expect([...men, ...women]).toEqual(expect.arrayContaining(['women', 'men']));
      const fields = { productId: 1, storeId: 1, count: 3 };
      expect((await call(api.app, name, fields)).data.items).toHaveLength(3);
      expect((await call(api.app, name, { ...fields, shippingCountry: 'CH' })).data.items).toEqual([]);
    },
  );

  it('relate products that suit the wearer of the product, unless a gender is requested', async () => {
    const ofWomen = await api.database.db.query.products.findFirst({
      where: (row, { eq: is }) => is(row.audience, 'women'),
    });
    const fields = { productId: ofWomen?.id ?? 0, storeId: 1, count: 40 };
    const audiencesFor = async (gender?: number) => {
      const request = { ...fields, ...(gender !== undefined && { gender }) };
      return audiencesOf((await call(api.app, 'products-recommended', request)).data.items);
    };
    expect(await audiencesFor()).toContain('women');
    expect(await audiencesFor()).not.toContain('men');
    expect(await audiencesFor(1)).not.toContain('women');
    expect(await audiencesFor(3)).toEqual(expect.arrayContaining(['women', 'men']));
  });

  it('return the cards of given products in their order, each once, without those that the store does not sell', async () => {
    const ids = async (product_ids: string, storeId = 1) =>
      (await call(api.app, 'product-cards', { storeId, product_ids })).data.items.map(
        (item) => item.productId,
      );
    expect(await ids('3,1,999999999,3,2')).toEqual([3, 1, 2]);
    expect(await ids('999999999')).toEqual([]);
    const fifty = Array.from({ length: 50 }, (_, index) => index + 1).join(',');
    expect((await ids(fifty)).length).toBeGreaterThan(40);
    for (const product_ids of [`${fifty},51`, '', '1,', '-1', '1;drop'])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await callFailing(api.app, 'product-cards', { storeId: 1, product_ids })).status).toBe(400);
    const fields = { storeId: 1, product_ids: '1' };
    const cookie = await signIn(api.app, 'anna@example.com');
    const priceFor = async (headers = {}) =>
      (await call(api.app, 'product-cards', fields, headers)).data.items[0]?.price.current;
    expect(await priceFor()).toBeNull();
    expect(await priceFor({ cookie })).toMatchObject({ currency: 'GBP' });
  });

  it('return bestsellers of a brand that suit the gender', async () => {
    const fields = { store_id: 1, brand_id: 1, limit: 40 };
    const all = await call(api.app, 'brand-bestsellers-new', fields);
    const women = await call(api.app, 'brand-bestsellers-new', { ...fields, gender: 2 });
    expect(await audiencesOf(all.data.items)).toContain('men');
    expect(women.data.items.length).toBeGreaterThan(0);
    expect(await audiencesOf(women.data.items)).not.toContain('men');
    const page = await call(api.app, 'brand-blocks', { brandPageId: 1, store_id: 1, gender_id: 2 });
    expect(page.data.bestsellers.length).toBeGreaterThan(0);
    expect(await audiencesOf(page.data.bestsellers)).not.toContain('men');
  });
});

describe('recently-viewed', () => {
  it('returns the member’s own products, latest first, four of them, without the current one', async () => {
    const cookie = await signIn(api.app, 'anna@example.com');
    for (const product_id of [1, 2, 3, 4, 5, 2]) {
      api.clock.now = new Date(api.clock.now.getTime() + 1000);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await call(api.app, 'POST recently-viewed', { store_id: 1, product_id }, { cookie });
    }
    const seen = async (fields = {}) =>
      (await call(api.app, 'recently-viewed', { store_id: 1, ...fields }, { cookie })).data.items.map(
        (item) => item.entity_id,
      );
    expect(await seen()).toEqual([2, 5, 4, 3]);
    expect(await seen({ limit: 30, product_id: 2 })).toEqual([5, 4, 3, 1]);
    const product = (await call(api.app, 'single-product', { productId: 2, store_id: 1 }, { cookie })).data;
    const [latest] = (await call(api.app, 'recently-viewed', { store_id: 1 }, { cookie })).data.items;
    expect(latest).toMatchObject({
      productID: 2,
      entity_id: 2,
      name: product.name,
      brand: product.brand.name,
      price: product.price.current,
      oldPrice: product.price.old,
      url: product.url,
      imageUrl: product.images[0]?.url,
    });
    expect(latest?.thumbnails.length).toBeGreaterThan(0);
    const ben = await signIn(api.app, 'ben@example.com');
    expect((await call(api.app, 'recently-viewed', { store_id: 1 }, { cookie: ben })).data.items).toEqual([]);
  });

  it('fills the places of products that the store does not sell any more', async () => {
    const cookie = await signIn(api.app, 'clara@example.com');
    const fields = { store_id: 1, product_id: 1, earlier_product_ids: [2, 3, 4, 5, 6] };
    await call(api.app, 'POST recently-viewed', fields, { cookie });
    const moveTo = (list: SQL) => api.database.db.update(prices).set({ list }).where(eq(prices.productId, 2));
    await moveTo(sql`${prices.list} || '-ended'`);
    const { data } = await call(api.app, 'recently-viewed', { store_id: 1 }, { cookie });
    await moveTo(sql`replace(${prices.list}, '-ended', '')`);
    expect(data.items.map((item) => item.entity_id)).toEqual([1, 3, 4, 5]);
  });

  it('adds what a guest has viewed before a sign-in in its order, without unknown and repeated products', async () => {
    const cookie = await signIn(api.app, 'ben@example.com');
    const save = (product_id: number, earlier?: number[]) => {
      api.clock.now = new Date(api.clock.now.getTime() + 1000);
      const fields = { store_id: 1, product_id, ...(earlier && { earlier_product_ids: earlier }) };
      return call(api.app, 'POST recently-viewed', fields, { cookie });
    };
    await save(9);
    const saved = await save(4, [8, 999_999, 4, 9, 2_147_483_648, 7]);
    expect(saved.data).toEqual({ isSaved: true });
    const fields = { store_id: 1, limit: 30 };
    const { data } = await call(api.app, 'recently-viewed', fields, { cookie });
    expect(data.items.map((item) => item.entity_id)).toEqual([4, 8, 9, 7]);
    const ofDeleted = await save(999_999, [10, 9]);
    expect(ofDeleted.data).toEqual({ isSaved: true });
    const { items } = (await call(api.app, 'recently-viewed', fields, { cookie })).data;
    expect(items.map((item) => item.entity_id)).toEqual([10, 9, 4, 8, 7]);
    const eleven = Array.from({ length: 11 }, (_, index) => index + 1);
    const tooMany = { store_id: 1, product_id: 1, earlier_product_ids: eleven };
    expect((await callFailing(api.app, 'POST recently-viewed', tooMany, { cookie })).status).toBe(400);
  });

  it('stores nothing for a guest, whose browser does', async () => {
    const saved = await call(api.app, 'POST recently-viewed', { store_id: 1, product_id: 1 });
    expect(saved.data).toEqual({ isSaved: false });
    expect((await call(api.app, 'recently-viewed', { store_id: 1 })).data.items).toEqual([]);
  });

  it.each([0, 31])('rejects a limit of %i', async (limit) => {
    expect((await callFailing(api.app, 'recently-viewed', { store_id: 1, limit })).status).toBe(400);
  });

  it.each([999_999, 2_147_483_648])('rejects the unknown product %i', async (product_id) => {
    expect((await callFailing(api.app, 'POST recently-viewed', { store_id: 1, product_id })).status).toBe(
      404,
    );
  });
});

describe('brand-blocks', () => {
  it('returns the brand, its reviews, its sales and its departments', async () => {
    const { data } = await call(api.app, 'brand-blocks', { brandPageId: 1, store_id: 13 });
    expect(data.brand).toMatchObject({ id: 1, name: 'Varnhorn', url: '/brand/varnhorn' });
    expect(data.brand.description).toMatch(/^Skis freeride/);
    expect(data.rating?.average).toBeGreaterThanOrEqual(1);
    expect(data.reviews.length).toBeGreaterThan(2);
    expect(data.sales.map((sale) => sale.saleId)).toContain(1);
    const [first] = data.categories;
    const listing = await call(api.app, 'cat-products-es', {
      store_id: 13,
      category_id: first?.id ?? 0,
      brand_id: 1,
    });
    expect(listing.data.total).toBe(first?.count);
    expect(first?.url).toMatch(/^\/products\/[a-z/-]+\?brand=1$/);
    expect((await callFailing(api.app, 'brand-blocks', { brandPageId: 999, store_id: 1 })).status).toBe(404);
  });
});
