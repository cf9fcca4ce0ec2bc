import type { RequestOf } from 'shared-contracts/api';
import { storeLocales } from 'shared-contracts/locales';
import { stores } from 'shared-contracts/stores';
import { buildTestApi, call, callFailing, signIn, type TestApi } from '../../../testing/test-api.ts';

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

describe('cat-products-es', () => {
  it('returns 42 products a page, and every product on exactly one page', async () => {
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

  it.each([
    ['relevance', 'desc'],
    ['newest', 'desc'],
    ['discount', 'desc'],
    ['price', 'asc'],
    ['price', 'desc'],
  ] as const)('by %s %s has the same pages each time, and all of them', async (order, dir) => {
    const read = async () => {
      const first = await list({ category_id: 2, order, dir });
      const numbers = Array.from({ length: first.pagination.count }, (_, index) => index + 1);
      const pages = await Promise.all(numbers.map((p) => list({ category_id: 2, order, dir, p })));
      expect(pages.slice(0, -1).every((page) => page.items.length === 42)).toBe(true);
      return { total: first.total, ids: pages.flatMap((page) => page.items.map((item) => item.productId)) };
    };
    const [once, again] = [await read(), await read()];
    expect(again).toEqual(once);
    expect(new Set(once.ids).size).toBe(once.total);
  });

  it('returns the last page for a page beyond it', async () => {
    const beyond = await list({ p: 999 });
    const { count } = beyond.pagination;
    expect(beyond.pagination).toEqual({ mode: 'change', initial: count, current: count, count, next: null });
    expect(beyond.items.length).toBeGreaterThan(0);
    expect(beyond).toEqual(await list({ p: count }));
  });

  it('contains the products of a category and of those below it', async () => {
    const skis = await list({ category_id: 2 });
    expect(skis.heading).toMatchObject({ id: 2, name: 'Skis' });
    const parts = await Promise.all(
      [3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((category_id) => list({ category_id })),
    );
    expect(skis.total).toBe(parts.reduce((sum, part) => sum + part.total, 0));
    expect(skis.total).toBeGreaterThan(300);
  });

  it('returns the categories above a category, and none above the topmost', async () => {
    const below = await list({ category_id: 3 });
    expect(below.heading?.breadcrumbs).toEqual([{ name: 'Skis', url: '/products/skis' }]);
    expect((await list({ category_id: 2 })).heading?.breadcrumbs).toEqual([]);
    expect((await list({ brand_id: 1 })).heading?.breadcrumbs).toEqual([]);
  });

  it('has a heading in the language of the store', async () => {
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

  it('contains the products of a brand or a sale, and the sale itself', async () => {
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
  ])('does not find %j', async (fields) => {
    const { status } = await callFailing(api.app, 'cat-products-es', { store_id: 1, ...fields }, { cookie });
    expect(status).toBe(404);
  });

  it('uses the requested order', async () => {
    const cheapFirst = (await list({ order: 'price', dir: 'asc' })).items.map(
      (item) => item.price.current?.amount ?? 0,
    );
    expect(cheapFirst).toEqual(cheapFirst.toSorted((one, other) => one - other));
    const savings = (await list({ order: 'discount' })).items.map((item) => item.price.discount ?? 0);
    expect(savings).toEqual(savings.toSorted((one, other) => other - one));
  });

  it.each(['asc', 'desc'] as const)('orders by release date, %s', async (dir) => {
    const products = await api.database.db.query.products.findMany({
      columns: { id: true, releasedAt: true },
    });
    const released = new Map(products.map(({ id, releasedAt }) => [id, new Date(releasedAt).getTime()]));
    const { items } = await list({ order: 'newest', dir });
    const times = items.map(({ productId }) => released.get(productId) ?? 0);
    const sign = dir === 'asc' ? 1 : -1;
    expect(times).toEqual(times.toSorted((one, other) => (one - other) * sign));
    expect(new Set(times).size).toBeGreaterThan(1);
    expect(items.every(({ inStock }) => inStock)).toBe(true);
  });

  it.each([{ limit: 43 }, { limit: 0 }, { p: 0 }, { order: 'random()' }, { dir: 'up' }, { s: '  ' }])(
    'rejects %j',
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

describe('cat-products-es with a search term', () => {
  it('finds other forms of a word, a prefix, and a word with a typing error', async () => {
    const jackets = names(await list({ s: 'jackets' }));
    expect(jackets.join()).toMatch(/jacket/);
    expect(jackets).toEqual(names(await list({ s: 'jacket' })));
    expect(names(await list({ s: 'loquet bindin' }))).toContain('Loquet 12 ski bindings');
    expect(names(await list({ s: 'gogles' })).join()).toMatch(/goggles/);
  });

  it('finds a name with or without its accents, and a brand', async () => {
    expect(names(await list({ s: 'arete' }))).toEqual(names(await list({ s: 'Arête' })));
    expect(names(await list({ s: 'arete' })).join()).toMatch(/Arête 115/);
    const varnhorn = await list({ s: 'varnhorn' });
    expect(new Set(varnhorn.items.map((item) => item.brand_name))).toEqual(new Set(['Varnhorn']));
  });

  it('searches in the language of the store', async () => {
    const { data } = await call(api.app, 'cat-products-es', { store_id: 13, s: 'chaussures' });
    expect(data.total).toBeGreaterThan(15);
    expect(data.heading).toBeNull();
  });

  it('returns a complete response without products for nonsense', async () => {
    expect(await list({ s: 'xqzzy' })).toMatchObject({
      items: [],
      total: 0,
      pagination: { current: 1, count: 0, next: null },
    });
    expect((await list({ s: 'xqzzy', p: 7 })).pagination.current).toBe(1);
  });
});

describe('single-product', () => {
  it('has a countdown in a sale that ends within two days', async () => {
    const varnhorn = await call(api.app, 'single-product', { productId: 1, store_id: 1 });
    expect(varnhorn.data.dynamic).toMatchObject({ type: 'black_friday', countdownClockWorthy: true });
    const voucher = await call(api.app, 'single-product', { productId: 3955, store_id: 1 });
    expect(voucher.data.dynamic).toMatchObject({
      type: 'default',
      countdownClockWorthy: false,
      endDate: null,
    });
  });

  it('says that a product is sold out', async () => {
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

describe('Every order of a listing', () => {
  it.each([
    ['relevance', 'desc'],
    ['relevance', 'asc'],
    ['newest', 'desc'],
    ['discount', 'desc'],
    ['price', 'asc'],
    ['price', 'desc'],
  ] as const)('%s %s has products that are sold out last', async (order, dir) => {
    const first = await list({ category_id: 2, order, dir, limit: 42 });
    const pages = Array.from({ length: first.pagination.count }, (_, index) => index + 1);
    const all = await Promise.all(pages.map((p) => list({ category_id: 2, order, dir, limit: 42, p })));
    const stock = all.flatMap(({ items }) => items.map(({ inStock }) => inStock));
    expect(stock).toContain(false);
    expect(stock.indexOf(false)).toBe(stock.filter(Boolean).length);
  });
});

describe('the heading of all products', () => {
  const allProducts = 1;
  const headingIn = async (fields: Partial<RequestOf<'cat-products-es'>>, store_id = 1) => {
    const input = { store_id, category_id: allProducts, ...fields };
    return (await call(api.app, 'cat-products-es', input)).data.heading;
  };

  it.each(storeLocales)('is the label of the menu entry that leads to the list, in %s', async (locale) => {
    const store = stores.find((each) => each.locale === locale && each.kind === 'private');
    const storeId = store?.id ?? 0;
    const { items } = (await call(api.app, 'navigation', { type: 'private-shop', storeId })).data;
    const labelOf = (path: string) =>
      items.flatMap(({ children }) => children).find(({ url }) => url === path)?.label;
    expect(await headingIn({ order: 'newest' }, storeId)).toMatchObject({
      name: labelOf('/products?order=newest'),
      title: labelOf('/products?order=newest'),
      description: '',
    });
    const lastItems = await headingIn({ last_items: true }, storeId);
    expect(lastItems?.name).toBe(labelOf('/products?last_items=1'));
  });

  it('names the last pieces whatever else is chosen, and the newest products without filters only', async () => {
    const nameOf = async (fields: Partial<RequestOf<'cat-products-es'>>) => (await headingIn(fields))?.name;
    expect(await nameOf({ last_items: true, brand: '1', order: 'newest' })).toBe('Last pieces');
    expect(await nameOf({ order: 'newest', p: 2 })).toBe('New in');
    expect((await headingIn({ order: 'newest', p: 2 }))?.title).toBe('New in – page 2');
    expect((await headingIn({ order: 'newest', p: 2 }, 11))?.title).toBe('Neu da – Seite 2');
    for (const fields of [{ brand: '1' }, { in_stock: true }, { dir: 'asc' }, { order: 'price' }] as const) {
      // oxlint-disable-next-line no-await-in-loop -- four lists
      expect(await nameOf({ order: 'newest', ...fields })).toBe('All products');
    }
  });

  it('is not that of a category below it', async () => {
    const heading = await headingIn({ category_id: 2, last_items: true, order: 'newest' });
    expect(heading).toMatchObject({ name: 'Skis', description: expect.stringContaining(' ') });
    expect(heading).not.toHaveProperty('title');
  });
});
