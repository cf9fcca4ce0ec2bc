import type { Product } from 'shared-contracts/api/product';
import { asc, eq } from 'drizzle-orm';
import { storeLocales } from 'shared-contracts/locales';
import { stores } from 'shared-contracts/stores';
import { attributes, products, variants } from '../../../db/schema/index.ts';
import { buildTestApi, call, callFailing, signIn, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
let member: string;

beforeAll(async () => {
  api = await buildTestApi();
  member = await signIn(api.app, 'anna@example.com');
});
afterAll(() => api.close());

async function productIn(storeId: number, productId: number): Promise<Product> {
  return (await call(api.app, 'single-product', { productId, store_id: storeId })).data;
}

async function asMember(productId: number): Promise<Product> {
  return (await call(api.app, 'single-product', { productId, store_id: 1 }, { cookie: member })).data;
}

/** One store per language. */
const storeOf = storeLocales.map((locale) => {
  const store = stores.find((each) => each.locale === locale && each.kind === 'private');
  return [locale, store?.id ?? 0] as const;
});

describe('single-product', () => {
  it.each(storeOf)('has facts with labels and values in %s', async (locale, storeId) => {
    const known = await api.database.db.select().from(attributes).orderBy(asc(attributes.position));
    const { attributes: facts } = await productIn(storeId, 1);
    const codes = ['waist', 'radius', 'skiWeight', 'core', 'level'];
    expect(facts.map((fact) => fact.label)).toEqual(
      known.filter(({ code }) => codes.includes(code)).map(({ label }) => label[locale]),
    );
    expect(facts.map((fact) => fact.value)).not.toContain('ash-poplar');
    expect(facts.map((fact) => fact.value)).not.toContain('advanced');
  });

  it('writes numbers and words as the language does', async () => {
    const value = async (storeId: number) =>
      (await productIn(storeId, 1)).attributes.map((fact) => fact.value);
    expect(await value(1)).toEqual(['98 mm', '18 m', '1,850 g', 'Ash and poplar', 'Advanced']);
    expect(await value(11)).toEqual(['98 mm', '18 m', '1.850 g', 'Esche und Pappel', 'Könner']);
    expect((await value(13))[2]).toBe('1\u202f850 g');
  });

  it('has texts, name and department in the language of the store', async () => {
    const [english, french] = await Promise.all([productIn(1, 1), productIn(13, 1)]);
    expect([english.name, french.name]).toEqual([
      'Ravine 98 all-mountain skis',
      'Skis all-mountain Ravine 98',
    ]);
    expect(english.images[0]?.alt).toBe('Varnhorn Ravine 98 all-mountain skis');
    expect(french.images[0]?.alt).toBe('Skis all-mountain Ravine 98 Varnhorn');
    expect(english.description).not.toEqual(french.description);
    expect([english.category.name, french.category.name]).toEqual(['All-mountain skis', 'Skis all-mountain']);
    expect(english.category.url).toBe('/products/skis/all-mountain');
  });

  it("has its category in the store's language for people and in English for feeds", async () => {
    const [english, german] = await Promise.all([productIn(1, 1), productIn(11, 1)]);
    expect(english.product_category).toBe('Skis > All-mountain skis');
    expect(english.product_category_feed_value).toBe('Skis > All-mountain skis');
    expect(german.product_category).toBe('Ski > Allmountain-Ski');
    expect(german.product_category_feed_value).toBe('Skis > All-mountain skis');
  });

  it('has breadcrumbs through every category above it, in the language of the store', async () => {
    expect((await productIn(11, 1)).breadcrumbs).toEqual([
      { name: 'Ski', url: '/products/skis' },
      { name: 'Allmountain-Ski', url: '/products/skis/all-mountain' },
    ]);
  });

  it('names the size guide of its category, if there is one', async () => {
    expect((await productIn(1, 1)).sizeGuide).toBe('ski-lengths');
    expect((await productIn(1, 3955)).sizeGuide).toBeNull();
  });
});

describe('loadVariants', () => {
  it('returns each concurrent caller the right product, language and prices', async () => {
    // The open store sells others than the two for members.
    const lists = [1, 13, 19].map(async (storeId) => {
      const { items } = (await call(api.app, 'cat-products-es', { store_id: storeId, limit: 30 })).data;
      return items.map(({ productId }) => [storeId, productId] as const);
    });
    const questions = (await Promise.all(lists)).flat();
    const together = await Promise.all(questions.map(([storeId, id]) => productIn(storeId, id)));
    const alone: Product[] = [];
    // oxlint-disable-next-line no-await-in-loop -- one after the other, to compare with
    for (const [storeId, id] of questions) alone.push(await productIn(storeId, id));
    expect(together).toEqual(alone);
    expect(
      new Set(together.flatMap(({ options }) => options.map((option) => option.label))).size,
    ).toBeGreaterThan(3);
  });
});

describe('the products with ids that other systems know', () => {
  it.each([
    [3955, 'Green run gift voucher', 2_500],
    [3956, 'Blue run gift voucher', 5_000],
    [3957, 'Red run gift voucher', 10_000],
    [3993, 'Black run gift voucher', 25_000],
    [16_550, 'Lifeline mountain rescue donation', 500],
  ])('include %s, the %s', async (id, name, amount) => {
    const product = await asMember(id);
    expect(product).toMatchObject({ productId: id, name, productType: 'simple', options: [], inStock: true });
    expect(product.price).toMatchObject({ current: { amount, currency: 'GBP' }, old: null, discount: 0 });
    const picture = await api.app.inject(product.images[0]?.url ?? '');
    expect(picture.statusCode).toBe(200);
    const { data } = await call(
      api.app,
      'basket-add',
      { store_id: 1, productID: id, quantity: 1 },
      { cookie: member },
    );
    expect(data.added).toMatchObject({ productId: id, subtotal: { amount } });
  });
});

describe('single-product for an unknown product', () => {
  it.each([0, 999_999_999])('does not find the id %s', async (productId) => {
    const { status } = await callFailing(api.app, 'single-product', { productId, store_id: 1 });
    expect(status).toBe(404);
  });

  it.each(['1e3', '-1', '2147483648', 'abc', '1;drop'])('rejects the id %j', async (productId) => {
    const { status } = await callFailing(api.app, 'single-product', { productId, store_id: 1 });
    expect(status).toBe(400);
  });
});

describe("single-product for a product that the store's price list does not contain", () => {
  const bundleId = 3091;
  it.each([
    ['a product with options', 7],
    ['a bundle', bundleId],
  ])('describes %s as no longer sold, without a price, a stock or a delivery', async (_what, id) => {
    await api.database.db.execute(`delete from prices where product_id = ${id} and list = 'standard-SEK'`);
    expect(await productIn(1, id)).toMatchObject({ productId: id, isSold: true, inStock: true });
    const gone = (
      await call(
        api.app,
        'single-product',
        { productId: id, store_id: 16 },
        { cookie: await signIn(api.app, 'anna@example.com', 16) },
      )
    ).data;
    expect(gone).toMatchObject({ productId: id, isSold: false, inStock: false, options: [], parts: [] });
    expect(gone).toMatchObject({ delivery: null, stock: { state: 'sold_out' }, dynamic: { endDate: null } });
    expect(Object.values(gone.price)).toEqual([null, null, null, null, null]);
    expect(gone.breadcrumbs.length).toBeGreaterThan(0);
  });
});

describe('product-variants', () => {
  const variantsIn = async (storeId: number, id: number, cookie?: string) =>
    (await call(api.app, 'product-variants', { store_id: storeId, product_id: id }, { cookie })).data
      .variants;

  it('has each variant once, with all of its options, price and stock', async () => {
    const jacket = await api.database.db.query.products.findFirst({
      where: (row, { eq: is }) => is(row.artKind, 'shell-jacket'),
      orderBy: products.id,
    });
    const id = jacket?.id ?? 0;
    const stored = await api.database.db.query.variants.findMany({ where: eq(variants.productId, id) });
    const found = await variantsIn(1, id, member);
    expect(found.map(({ sku }) => sku).toSorted()).toEqual(stored.map(({ sku }) => sku).toSorted());
    for (const { sku, gtin, options, price, inStock } of found) {
      expect(gtin).toBe(stored.find((each) => each.sku === sku)?.gtin);
      expect(gtin).toMatch(/^04\d{11}$/);
      expect(options.map(({ code }) => code)).toEqual(expect.arrayContaining(['colour']));
      expect(new Set(options.map(({ code }) => code)).size).toBe(options.length);
      expect(price?.currency).toBe('GBP');
      expect(inStock).toBe((stored.find((each) => each.sku === sku)?.stock ?? 0) > 0);
    }
  });

  it('has no price for a guest of a store that hides prices', async () => {
    expect((await variantsIn(1, 1)).map(({ price }) => price)).not.toContainEqual(expect.anything());
    expect((await variantsIn(1, 1, member))[0]?.price?.amount).toBeGreaterThan(0);
  });

  it('has the GTIN of a product with one variant on the product itself, and of no other', async () => {
    const { db } = api.database;
    const single = await db.query.products.findFirst({ where: eq(products.productType, 'simple') });
    const [variant] = await variantsIn(19, single?.id ?? 0);
    expect(variant?.gtin).toMatch(/^04\d{11}$/);
    expect((await productIn(1, single?.id ?? 0)).gtin).toBe(variant?.gtin);
    for (const id of [1, 3091])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await productIn(1, id)).gtin).toBeNull();
  });

  it.each([999_999, 3091])('is empty for %i, which is unknown or a bundle', async (id) => {
    expect(await variantsIn(19, id)).toEqual([]);
  });
});

describe('the stock of a product', () => {
  it('is the sum of its variants, however many options each has', async () => {
    const { options } = await productIn(1, 1);
    expect(options.length).toBeGreaterThan(0);
    const ofProduct = eq(variants.productId, 1);
    const before = await api.database.db.query.variants.findMany({ where: ofProduct });
    await api.database.db.update(variants).set({ stock: 0 }).where(ofProduct);
    const one = before.slice(0, 1).map(({ id }) => id);
    await api.database.db
      .update(variants)
      .set({ stock: 2 })
      .where(eq(variants.id, one[0] ?? 0));
    expect((await productIn(1, 1)).stock).toEqual({ state: 'last_items', left: 2, message: 'Only 2 left' });
    expect((await productIn(16, 1)).stock?.message).toBe('Bara 2 kvar');
    const { data } = await call(api.app, 'get-stock-messages', { store_id: 1, product_ids: '1' });
    expect(data.messages[0]).toEqual({ productId: 1, ...(await productIn(1, 1)).stock });
    for (const { id, stock } of before) {
      // oxlint-disable-next-line no-await-in-loop -- restores one row after the other
      await api.database.db.update(variants).set({ stock }).where(eq(variants.id, id));
    }
    expect((await productIn(1, 1)).stock).toEqual({ state: 'in_stock', left: null, message: 'In stock' });
  });

  it('is for a bundle that of the scarcest part', async () => {
    const bundle = await productIn(1, 3091);
    const ofPart = eq(variants.productId, bundle.parts[1]?.productId ?? 0);
    const before = await api.database.db.query.variants.findMany({ where: ofPart });
    await api.database.db.update(variants).set({ stock: 0 }).where(ofPart);
    await api.database.db
      .update(variants)
      .set({ stock: 3 })
      .where(eq(variants.id, before[0]?.id ?? 0));
    const { data } = await call(api.app, 'get-stock-messages', { store_id: 1, product_ids: '3091' });
    expect((await productIn(1, 3091)).stock).toMatchObject({ state: 'last_items', left: 3 });
    expect(data.messages).toMatchObject([{ state: 'last_items', left: 3 }]);
    for (const { id, stock } of before) {
      // oxlint-disable-next-line no-await-in-loop -- restores one row after the other
      await api.database.db.update(variants).set({ stock }).where(eq(variants.id, id));
    }
  });
});

describe('the dispatch of a product', () => {
  it.each([true, false])('is as in get-supplier-dropship if its maker sends it: %s', async (isDropship) => {
    const row = await api.database.db.query.products.findFirst({
      where: eq(products.isDropship, isDropship),
      orderBy: products.id,
    });
    const id = row?.id ?? 0;
    const { data } = await call(api.app, 'get-supplier-dropship', { store_id: 1, product_ids: String(id) });
    const { dispatch } = await productIn(1, id);
    expect(dispatch).toEqual({ isDropship, dispatchDays: row?.dispatchDays });
    expect(data.products).toEqual([{ productId: id, ...dispatch }]);
  });

  it.each([3956, 16_550])('is null for %i, which needs no parcel', async (id) => {
    const ids = { store_id: 1, product_ids: String(id) };
    expect(await productIn(1, id)).toMatchObject({ dispatch: null, delivery: null, inStock: true });
    expect((await call(api.app, 'get-supplier-dropship', ids)).data.products).toEqual([]);
    expect((await call(api.app, 'get-stock-delivery', ids)).data.deliveries).toEqual([]);
    const dispatch = { store_id: 1, productIds: String(id) };
    expect((await call(api.app, 'product-dispatch-date', dispatch)).data.estimates).toEqual([]);
  });
});
