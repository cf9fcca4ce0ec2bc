import type { RequestOf } from 'shared-contracts/api';
import { buildTestApi, call, callFailing, signIn, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let cookie: string;
beforeAll(async () => {
  api = await buildTestApi();
  cookie = await signIn(api.app, 'anna@example.com');
});
afterAll(() => api.close());

async function list(fields: Partial<RequestOf<'cat-products-es'>> = {}) {
  return (await call(api.app, 'cat-products-es', { store_id: 1, ...fields }, { cookie })).data;
}

const names = (listing: Awaited<ReturnType<typeof list>>) => listing.items.map((item) => item.name);

describe('a listing', () => {
  it('has 42 products a page, and every product on one page only', async () => {
    const first = await list();
    expect(first.items).toHaveLength(42);
    expect(first.pagination).toEqual({ mode: 'change', initial: 1, current: 1, count: 4, next: 2 });
    const pages = await Promise.all([1, 2, 3, 4].map((p) => list({ p, order: 'price' })));
    const ids = pages.flatMap((page) => page.items.map((item) => item.productId));
    expect(ids).toHaveLength(first.total);
    expect(new Set(ids).size).toBe(first.total);
    expect(pages[3]?.pagination.next).toBeNull();
  });

  it('is empty beyond its last page', async () => {
    expect(await list({ p: 99 })).toMatchObject({ items: [], total: 127 });
  });

  it('holds what stands in a category and below it', async () => {
    const skis = await list({ category_id: 2 });
    expect(skis.heading).toMatchObject({ id: 2, name: 'Skis' });
    expect(skis.total).toBe(32);
  });

  it('is headed in the language of the store', async () => {
    const french = await signIn(api.app, 'anna@example.com', 13);
    const { data } = await call(
      api.app,
      'cat-products-es',
      { store_id: 13, category_id: 2, order: 'price' },
      { cookie: french },
    );
    expect(data.heading?.description).toMatch(/^Skis de piste/);
    expect(data.items[0]?.price.current?.currency).toBe('EUR');
  });

  it('holds the products of a brand, and of a sale with the sale itself', async () => {
    const brand = await list({ brand_id: 1 });
    expect(brand.heading?.name).toBe('Varnhorn');
    expect(new Set(brand.items.map((item) => item.brand_name))).toEqual(new Set(['Varnhorn']));
    const sale = await list({ sale_context: 1 });
    expect(sale.sale).toMatchObject({
      saleId: 1,
      brandName: 'Varnhorn',
      url: '/event/varnhorn-workshop-days',
    });
    expect(sale.total).toBe(brand.total);
  });

  it.each([
    { category_id: 9999 },
    { brand_id: 9999 },
    { sale_context: 9999 },
    { sale_context: 6 },
    { sale_context: 7 },
  ])('is not found for %j', async (fields) => {
    const { status } = await callFailing(api.app, 'cat-products-es', { store_id: 1, ...fields }, { cookie });
    expect(status).toBe(404);
  });

  it('is ordered as asked', async () => {
    const cheapFirst = (await list({ order: 'price', dir: 'asc' })).items.map(
      (item) => item.price.current?.amount ?? 0,
    );
    expect(cheapFirst).toEqual(cheapFirst.toSorted((one, other) => one - other));
    const savings = (await list({ order: 'discount' })).items.map((item) => item.price.discount ?? 0);
    expect(savings).toEqual(savings.toSorted((one, other) => other - one));
    expect(names(await list({ order: 'newest' }))).not.toEqual(names(await list()));
  });

  it.each([{ limit: 43 }, { limit: 0 }, { p: 0 }, { order: 'random()' }, { dir: 'up' }, { s: '  ' }])(
    'refuses %j',
    async (fields) => {
      const { status } = await callFailing(
        api.app,
        'cat-products-es',
        { store_id: 1, ...fields },
        { cookie },
      );
      expect(status).toBe(400);
    },
  );
});

describe('a search', () => {
  it('finds another form of a word, a beginning, and a word with a typing error', async () => {
    expect((await list({ s: 'jackets' })).items.every((item) => item.name.length > 0)).toBe(true);
    expect(names(await list({ s: 'jackets' }))).toEqual(names(await list({ s: 'jacket' })));
    expect(names(await list({ s: 'bindin' }))).toContain('Loquet 12 ski bindings');
    expect((await list({ s: 'gogles' })).total).toBe(8);
  });

  it('finds a name with or without its accents, and a brand', async () => {
    expect(names(await list({ s: 'arete' }))).toEqual(names(await list({ s: 'Arête' })));
    expect((await list({ s: 'arete' })).total).toBe(2);
    expect((await list({ s: 'varnhorn' })).total).toBe(8);
  });

  it('speaks the language of the store', async () => {
    const { data } = await call(api.app, 'cat-products-es', { store_id: 13, s: 'chaussures' });
    expect(data.total).toBeGreaterThan(15);
    expect(data.heading).toBeNull();
  });

  it('finds nothing for nonsense, with the answer still whole', async () => {
    expect(await list({ s: 'xqzzy' })).toMatchObject({
      items: [],
      total: 0,
      pagination: { count: 0, next: null },
    });
  });
});

describe('the home page', () => {
  it('shows the running sales and twelve bestsellers that are in stock', async () => {
    const { data } = await call(api.app, 'hp-data', { storeId: 1, groupId: 0 });
    expect(data.sales.map((sale) => sale.saleId)).toEqual([1, 2, 3, 4, 5]);
    expect(data.bestsellers).toHaveLength(12);
    expect(data.bestsellers.every((card) => card.inStock)).toBe(true);
  });
});

describe('a product', () => {
  it('in a sale that ends within two days shows a clock', async () => {
    const varnhorn = await call(api.app, 'single-product', { productId: 1, store_id: 1 });
    expect(varnhorn.data.dynamic).toMatchObject({ type: 'sale', countdownClockWorthy: true });
    const ostkamm = await call(api.app, 'single-product', { productId: 4, store_id: 1 });
    expect(ostkamm.data.dynamic).toMatchObject({
      type: 'default',
      countdownClockWorthy: false,
      endDate: null,
    });
  });

  it('that is sold out says so', async () => {
    const listing = await list({ s: 'Tiefgang' });
    expect(listing.items).toMatchObject([{ inStock: false }]);
    const { data } = await call(api.app, 'single-product', {
      productId: listing.items[0]?.productId ?? 0,
      store_id: 1,
    });
    expect(data.inStock).toBe(false);
    expect(data.options[0]?.values.every((value) => !value.inStock && value.lastItems === null)).toBe(true);
  });
});
