import { eq } from 'drizzle-orm';
import { priceHistory } from '../../../db/schema/index.ts';
import {
  buildTestApi,
  call,
  callFailing,
  cookieOf,
  send,
  signIn,
  type TestApi,
} from '../../../testing/test-api.ts';

let api: TestApi;
let cookie: string;
beforeAll(async () => {
  api = await buildTestApi();
  api.clock.now = new Date('2026-11-23T09:00:00Z');
  cookie = await signIn(api.app, 'anna@example.com');
});
afterAll(() => api.close());

const ids = { store_id: 1, product_ids: '1,2,999999' };

describe('the product facts endpoints', () => {
  it('describe the stock, and omit unknown products', async () => {
    const { data } = await call(api.app, 'get-stock-messages', { ...ids, store_id: 13 });
    expect(data.messages.map((each) => each.productId)).toEqual([1, 2]);
    expect(data.messages[0]).toMatchObject({ state: 'in_stock', left: null, message: 'En stock' });
  });

  it('return delivery dates in working days, and omit countries without delivery', async () => {
    const { data } = await call(api.app, 'get-stock-delivery', ids);
    expect(data.deliveries[0]).toMatchObject({
      dispatchDate: '2026-11-23',
      deliveryFrom: '2026-11-24',
      deliveryTo: '2026-11-25',
    });
    const abroad = await call(api.app, 'get-stock-delivery', { ...ids, deliveryCountry: 'CH' });
    expect(abroad.data.deliveries).toEqual([]);
  });

  it('return who sends a product', async () => {
    const rows = await api.database.db.query.products.findMany({
      where: (row, { eq }) => eq(row.isDropship, true),
    });
    const { data } = await call(api.app, 'get-supplier-dropship', {
      store_id: 1,
      product_ids: `1,${rows[0]?.id}`,
    });
    expect(data.products).toEqual([
      { productId: 1, isDropship: false, dispatchDays: 1 },
      { productId: rows[0]?.id, isDropship: true, dispatchDays: rows[0]?.dispatchDays },
    ]);
  });

  it('return the lowest price of the last 30 days, in the store’s currency', async () => {
    const { data } = await call(api.app, 'omnibus-prices', ids, { cookie });
    const rows = await api.database.db.query.priceHistory.findMany({
      where: (row, { and, eq }) => and(eq(row.productId, 1), eq(row.list, 'standard-GBP')),
    });
    const present = rows.find((row) => row.validTo === null);
    const since = (present?.validFrom.getTime() ?? 0) - 30 * 24 * 60 * 60 * 1000;
    const before = rows.filter((row) => row !== present && (row.validTo?.getTime() ?? 0) > since);
    expect(data.prices[0]?.lowestPrice).toEqual({
      amount: Math.min(...before.map((row) => row.amount)),
      currency: 'GBP',
    });
  });

  it.each([
    ['a price that ended 29 days before the reduction', 29, 100],
    ['no price that ended 31 days before it', 31, 300],
  ])('return %s as the lowest price', async (_what, endedDaysBefore, lowest) => {
    const { db } = api.database;
    const reducedAt = new Date('2026-11-20T00:00:00Z');
    const daysBefore = (days: number) => new Date(reducedAt.getTime() - days * 24 * 60 * 60 * 1000);
    const row = { productId: 2, list: 'standard-GBP' };
    await db.delete(priceHistory).where(eq(priceHistory.productId, 2));
    await db.insert(priceHistory).values([
      { ...row, amount: 100, validFrom: daysBefore(90), validTo: daysBefore(endedDaysBefore) },
      { ...row, amount: 300, validFrom: daysBefore(endedDaysBefore), validTo: reducedAt },
      // The reduced price itself is lower than each former one.
      { ...row, amount: 50, validFrom: reducedAt, validTo: null },
      { ...row, list: 'standard-EUR', amount: 10, validFrom: daysBefore(20), validTo: reducedAt },
    ]);
    const { data } = await call(api.app, 'omnibus-prices', { ...ids, product_ids: '2' }, { cookie });
    expect(data.prices).toEqual([{ productId: 2, lowestPrice: { amount: lowest, currency: 'GBP' } }]);
  });

  it('return the prices of a category and of given products', async () => {
    const category = await call(
      api.app,
      'category-prices',
      { store_id: 1, entity_id: 3, shipping: 'CH' },
      { cookie },
    );
    expect(category.data.prices.length).toBeGreaterThan(20);
    expect(category.data.prices.every((each) => !each.isDeliverable && each.price.current !== null)).toBe(
      true,
    );
    const atHome = await call(api.app, 'category-prices', { store_id: 1, entity_id: 3, shipping: 'GB' });
    expect(atHome.data.prices.every((each) => each.isDeliverable)).toBe(true);
    expect((await callFailing(api.app, 'category-prices', { store_id: 1, entity_id: 9999 })).status).toBe(
      404,
    );
    const first = await call(api.app, 'category-prices', { store_id: 1, entity_id: 3, limit: 1 }, { cookie });
    const inStock = await call(
      api.app,
      'cat-products-es',
      { store_id: 1, category_id: 3, order: 'price', dir: 'asc', in_stock: '1', limit: 1 },
      { cookie },
    );
    expect(first.data.prices.map(({ price }) => price.current)).toEqual(
      inStock.data.items.map(({ price }) => price.current),
    );
    expect((await call(api.app, 'category-prices', { store_id: 1, entity_id: 4 })).data.prices).not.toEqual(
      (await call(api.app, 'category-prices', { store_id: 1, entity_id: 3 })).data.prices,
    );
    const kept = await call(api.app, 'price-add-on', { storeId: 1, product_ids: '1' }, { cookie });
    expect(kept.data.prices).toMatchObject([
      { productId: 1, inStock: true, price: { current: { amount: 44_900 } } },
    ]);
    const abroad = { storeId: 1, product_ids: '1', deliveryCountry: 'CH' };
    expect((await call(api.app, 'price-add-on', abroad, { cookie })).data.prices).toMatchObject([
      { productId: 1, inStock: false },
    ]);
  });

  it('return sales for each store, in its language', async () => {
    const { data } = await call(api.app, 'product-dynamic-data', { store_ids: '1,13,1', product_ids: '1,1' });
    expect(data.products.map((each) => each.storeId)).toEqual([1, 13]);
    const { status } = await callFailing(api.app, 'product-dynamic-data', {
      store_ids: '1,22',
      product_ids: '1',
    });
    expect(status).toBe(401);
    const unknown = await callFailing(api.app, 'product-dynamic-data', {
      store_ids: '1,99',
      product_ids: '1',
    });
    expect(unknown.status).toBe(400);
  });

  it.each([
    ['men', 'mens-clothing'],
    ['women', 'womens-clothing'],
  ] as const)('choose the size guide of the wearer: %s', async (audience, code) => {
    const jacket = await api.database.db.query.products.findFirst({
      where: (row, { and, eq }) => and(eq(row.artKind, 'shell-jacket'), eq(row.audience, audience)),
    });
    const product_id = jacket?.id ?? 0;
    expect((await call(api.app, 'size-guide', { store_id: 1, product_id })).data.code).toBe(code);
    const product = await call(api.app, 'single-product', { store_id: 1, productId: product_id });
    expect(product.data.sizeGuide).toBe(code);
  });

  it('return the size guide of a product, a category or a code', async () => {
    const product = await call(api.app, 'size-guide', { store_id: 11, product_id: 1 });
    expect(product.data.table.rows.length).toBeGreaterThan(3);
    expect(product.data.table.rows.every((row) => row.length === product.data.table.columns.length)).toBe(
      true,
    );
    const same = await call(api.app, 'size-guide', { store_id: 1, code: product.data.code });
    expect(same.data.title).not.toBe(product.data.title);
    expect((await callFailing(api.app, 'size-guide', { store_id: 1, code: 'none' })).status).toBe(404);
    expect((await callFailing(api.app, 'size-guide', { store_id: 1 })).status).toBe(400);
  });

  it.each([
    ['ski-boots/freeride', 'mondopoint'],
    ['outdoor/hiking-boots', 'eu'],
    ['clothing/gloves', 'size'],
    ['protection/helmets', 'size'],
    ['skis/freeride', 'freeride'],
    ['skis/piste', 'piste'],
  ])('name the column of a size guide by which a product of %s is sold: %s', async (path, key) => {
    const { db } = api.database;
    const category = await db.query.categories.findFirst({ where: (row, { eq }) => eq(row.urlPath, path) });
    const product = await db.query.products.findFirst({
      where: (row, { eq }) => eq(row.categoryId, category?.id ?? 0),
    });
    const fields = { store_id: 11, code: category?.sizeGuide ?? '', product_id: product?.id ?? 0 };
    const { ownColumn, columns } = (await call(api.app, 'size-guide', fields)).data.table;
    expect(columns[ownColumn ?? -1]?.key).toBe(key);
  });

  it('write the numbers of a size guide as the options of products have them', async () => {
    const rowsOf = async (store_id: number) =>
      (await call(api.app, 'size-guide', { store_id, code: 'ski-boots' })).data.table.rows;
    expect((await rowsOf(1))[0]?.slice(0, 3)).toEqual(['22.5', '35.5', '3.5']);
    expect((await rowsOf(13))[0]?.slice(0, 3)).toEqual(['22,5', '35,5', '3,5']);
  });

  it('name no column of a size guide without a product, and for an unknown one', async () => {
    const columnOf = async (fields: object) =>
      (await call(api.app, 'size-guide', { store_id: 1, code: 'ski-boots', ...fields })).data.table.ownColumn;
    expect(await columnOf({})).toBeNull();
    expect(await columnOf({ product_id: 999_999_999 })).toBeNull();
  });

  it('name the drawing of what is measured, which exists', async () => {
    const { images } = (await call(api.app, 'size-guide', { store_id: 1, code: 'gloves' })).data;
    expect(images).toEqual(['/media/signs/measure-gloves.svg']);
    const drawing = await api.app.inject({ url: images[0] ?? '' });
    expect([drawing.statusCode, drawing.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  });

  it('show a size guide to a guest of a store that requires sign-in, as its page does', async () => {
    const { data } = await call(api.app, 'size-guide', { store_id: 22, code: 'ski-boots' });
    expect(data.code).toBe('ski-boots');
  });
});

describe('product-dispatch-date', () => {
  it('estimates products, as days or as seconds', async () => {
    const days = await call(api.app, 'product-dispatch-date', {
      store_id: 1,
      productIds: '1',
      deliveryCountry: 'DE',
    });
    expect(days.data.estimates).toEqual([
      { productId: 1, cartItemId: null, start: '2026-11-25', end: '2026-11-27' },
    ]);
    const seconds = await call(api.app, 'product-dispatch-date', {
      store_id: 1,
      productIds: '1',
      returnTimestamps: 'true',
    });
    expect(seconds.data.estimates[0]?.start).toBe(Date.UTC(2026, 10, 24) / 1000);
  });

  it('estimates a line of the visitor’s own basket only', async () => {
    const listing = await call(api.app, 'cat-products-es', { store_id: 19, s: 'wax', in_stock: '1' });
    const simple = listing.data.items.find((item) => item.productType === 'simple');
    const { data, response } = await call(api.app, 'basket-add', {
      store_id: 19,
      productID: simple?.productId ?? 0,
      quantity: 1,
    });
    const fields = { store_id: 19, cartItemId: data.added.cartItemId };
    const own = await call(api.app, 'product-dispatch-date', fields, { cookie: cookieOf(response) });
    expect(own.data.estimates).toMatchObject([{ cartItemId: data.added.cartItemId }]);
    expect((await send(api.app, 'product-dispatch-date', fields)).statusCode).toBe(404);
    expect(
      (await callFailing(api.app, 'product-dispatch-date', { store_id: 19, orderItemId: 1 })).status,
    ).toBe(404);
  });

  it.each([{}, { productIds: '1', cartItemId: 1 }])(
    'requires exactly one kind of item, not %j',
    async (fields) => {
      const { status } = await callFailing(api.app, 'product-dispatch-date', { store_id: 1, ...fields });
      expect(status).toBe(400);
    },
  );
});
