import type { RequestOf } from 'shared-contracts/api';
import { buildTestApi, call, callFailing, send, signIn, type TestApi } from '../../testing/test-api.ts';

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
    const count = Math.ceil(first.total / 42);
    expect(first.pagination).toEqual({ mode: 'change', initial: 1, current: 1, count, next: 2 });
    const numbers = Array.from({ length: count }, (_, index) => index + 1);
    const pages = await Promise.all(numbers.map((p) => list({ p, order: 'price' })));
    const ids = pages.flatMap((page) => page.items.map((item) => item.productId));
    expect(ids).toHaveLength(first.total);
    expect(new Set(ids).size).toBe(first.total);
    expect(pages.at(-1)?.pagination.next).toBeNull();
  });

  it('is empty beyond its last page', async () => {
    expect(await list({ p: 999 })).toMatchObject({ items: [], pagination: { next: null } });
  });

  it('holds what stands in a category and below it', async () => {
    const skis = await list({ category_id: 2 });
    expect(skis.heading).toMatchObject({ id: 2, name: 'Skis' });
    const parts = await Promise.all(
      [3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((category_id) => list({ category_id })),
    );
    expect(skis.total).toBe(parts.reduce((sum, part) => sum + part.total, 0));
    expect(skis.total).toBeGreaterThan(300);
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
    expect(names(await list({ s: 'loquet bindin' }))).toContain('Loquet 12 ski bindings');
    expect(names(await list({ s: 'gogles' })).join()).toMatch(/goggles/);
  });

  it('finds a name with or without its accents, and a brand', async () => {
    expect(names(await list({ s: 'arete' }))).toEqual(names(await list({ s: 'Arête' })));
    expect(names(await list({ s: 'arete' })).join()).toMatch(/Arête 115/);
    const varnhorn = await list({ s: 'varnhorn' });
    expect(new Set(varnhorn.items.map((item) => item.brand_name))).toEqual(new Set(['Varnhorn']));
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
    const ids = data.sales.map((sale) => sale.saleId);
    expect(ids).toEqual(expect.arrayContaining([1, 2, 3, 4, 5]));
    expect(ids).not.toContain(6); // has not begun
    expect(ids).not.toContain(7); // is over
    expect(data.bestsellers).toHaveLength(12);
    expect(data.bestsellers.every((card) => card.inStock)).toBe(true);
  });
});

describe('a product', () => {
  it('in a sale that ends within two days shows a clock', async () => {
    const varnhorn = await call(api.app, 'single-product', { productId: 1, store_id: 1 });
    expect(varnhorn.data.dynamic).toMatchObject({ type: 'black_friday', countdownClockWorthy: true });
    const voucher = await call(api.app, 'single-product', { productId: 3955, store_id: 1 });
    expect(voucher.data.dynamic).toMatchObject({
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

describe('facets', () => {
  type Narrowing = Partial<RequestOf<'cat-products-es'>>;
  const narrow = (field: string, attribute: string | null, value: string): Narrowing => {
    if (field === 'attributes') return { attributes: `${attribute}:${value}` };
    return { [field]: value };
  };

  it('count what would be listed with each value', async () => {
    const all = await list({ category_id: 2 });
    expect(all.facets.map((facet) => facet.attribute ?? facet.field)).toEqual(
      expect.arrayContaining(['brand', 'size', 'colour', 'gender', 'price', 'discount', 'level']),
    );
    const wrong = await Promise.all(
      all.facets.flatMap((facet) =>
        facet.values.slice(0, 4).map(async ({ value, count }) => {
          const narrowed = await list({ category_id: 2, ...narrow(facet.field, facet.attribute, value) });
          return narrowed.total === count ? [] : [`${facet.field} ${value}: ${count}, not ${narrowed.total}`];
        }),
      ),
    );
    expect(wrong.flat()).toEqual([]);
  });

  it('keep the other values of a field on offer once one is chosen, and narrow the other fields', async () => {
    const all = await list({ category_id: 2 });
    const brand = all.facets.find((facet) => facet.field === 'brand')?.values[0];
    const chosen = await list({ category_id: 2, brand: brand?.value ?? '' });
    const brands = chosen.facets.find((facet) => facet.field === 'brand')?.values ?? [];
    expect(brands.map(({ value, count }) => [value, count])).toEqual(
      all.facets.find((facet) => facet.field === 'brand')?.values.map(({ value, count }) => [value, count]),
    );
    expect(brands.filter((value) => value.isSelected).map(({ value }) => value)).toEqual([brand?.value]);
    expect(chosen.total).toBe(brand?.count);
    const genders = chosen.facets.find((facet) => facet.field === 'gender')?.values ?? [];
    expect(genders.reduce((sum, { count }) => sum + count, 0)).toBe(chosen.total);
  });

  it('keep within a range of prices, and say where it ends', async () => {
    const { items, priceBounds } = await list({ category_id: 2, price: '20000-40000' });
    const amounts = items.map((item) => item.price.current?.amount ?? 0);
    expect(Math.min(...amounts)).toBeGreaterThanOrEqual(20_000);
    expect(Math.max(...amounts)).toBeLessThanOrEqual(40_000);
    expect(priceBounds?.max?.amount).toBeGreaterThan(40_000);
  });

  it.each(['1-2-3', 'cheap', '-', '1e3-'])('refuse the price range %j', async (price) => {
    expect((await callFailing(api.app, 'cat-products-es', { store_id: 1, price }, { cookie })).status).toBe(
      400,
    );
  });
});

describe('a sale', () => {
  const found = async (email: string, saleId: number, storeId = 1) => {
    const session = await signIn(api.app, email, storeId);
    const response = await send(
      api.app,
      'cat-products-es',
      { store_id: storeId, sale_context: saleId },
      { cookie: session },
    );
    return response.statusCode;
  };

  it('for some groups is not there for the others', async () => {
    const { data } = await call(
      api.app,
      'hp-data',
      { storeId: 1, groupId: 2 },
      { cookie: await signIn(api.app, 'clara@example.com') },
    );
    const mine = (await call(api.app, 'hp-data', { storeId: 1, groupId: 2 }, { cookie })).data;
    const closed = data.sales.filter((sale) => !mine.sales.some((each) => each.saleId === sale.saleId));
    expect(closed.length).toBeGreaterThan(0);
    const { saleId } = closed[0] ?? { saleId: 0 };
    expect(await found('clara@example.com', saleId)).toBe(200);
    expect(await found('anna@example.com', saleId)).toBe(404);
  });
});
