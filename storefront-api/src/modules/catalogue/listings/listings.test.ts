import type { RequestOf } from 'shared-contracts/api';
import { saleSeeds } from 'demo-shop/data/catalogue/sales';
import { buildTestApi, call, callFailing, send, signIn, type TestApi } from '../../../testing/test-api.ts';

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
    expect(names(await list({ order: 'newest' }))).not.toEqual(names(await list()));
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

describe('hp-data', () => {
  it('shows the running sales and twelve bestsellers that are in stock', async () => {
    const { data } = await call(api.app, 'hp-data', { storeId: 1, groupId: 0 });
    const ids = data.sales.map((sale) => sale.saleId);
    expect(ids).toEqual(expect.arrayContaining([1, 2, 3, 4, 5]));
    expect(ids).not.toContain(6); // in the future
    expect(ids).not.toContain(7); // in the past
    expect(data.bestsellers).toHaveLength(12);
    expect(data.bestsellers.every((card) => card.inStock)).toBe(true);
    expect(data.sales.every(({ image }) => image.width === 1400 && image.height === 445)).toBe(true);
  });
});

describe('pss-hp-data', () => {
  it('separates running from coming sales, and lists twelve products that are in stock', async () => {
    const { data } = await call(api.app, 'pss-hp-data', { storeId: 1, groupId: 0 }, { cookie });
    const isRunning = ({ startDate }: { startDate: string }) => new Date(startDate) <= api.clock.now;
    expect(data.sales.length).toBeGreaterThan(0);
    expect(data.sales.every(isRunning)).toBe(true);
    expect(data.upcoming.map((sale) => sale.saleId)).toContain(6);
    expect(data.upcoming.some(isRunning)).toBe(false);
    // A discount is not shown before the sale starts.
    expect(data.upcoming.every(({ maxDiscount }) => maxDiscount === null)).toBe(true);
    expect(data.newest).toHaveLength(12);
    expect(data.newest.every((card) => card.inStock)).toBe(true);
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

describe('the facets of cat-products-es', () => {
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

  it('keep the other values of a field once one is chosen, and narrow the other fields', async () => {
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

  const choices = ['brand', 'size', 'colour', 'gender', 'price', 'discount', 'attributes'] as const;

  it.each(choices)('offer the same values of %s after one of them is chosen', async (field) => {
    const facetOf = ({ facets }: Awaited<ReturnType<typeof list>>) =>
      facets.find((each) => each.field === field);
    const before = facetOf(await list({ category_id: 2 }));
    const value = before?.values[0]?.value ?? '';
    const after = facetOf(await list({ category_id: 2, ...narrow(field, before?.attribute ?? null, value) }));
    const counted = (facet: typeof before) => facet?.values.map((each) => [each.value, each.count]);
    expect(counted(before)?.length).toBeGreaterThan(1);
    expect(counted(after)).toEqual(counted(before));
    expect(after?.values.filter((each) => each.isSelected).map((each) => each.value)).toEqual([value]);
  });

  it('join values of a field with OR and fields with AND', async () => {
    const { facets } = await list({ category_id: 2 });
    const [one, other] = facets.find((facet) => facet.field === 'brand')?.values ?? [];
    const either = await list({ category_id: 2, brand: `${one?.value},${other?.value}` });
    expect(either.total).toBe((one?.count ?? 0) + (other?.count ?? 0));
    const both = { category_id: 2, brand: `${one?.value},${other?.value}`, discount: '30', price: '-60000' };
    const narrowed = await list({ ...both, in_stock: '1' });
    expect(narrowed.total).toBeGreaterThan(0);
    expect(narrowed.total).toBeLessThan(either.total);
    for (const { brand_name, price, inStock } of narrowed.items) {
      expect([one?.label, other?.label]).toContain(brand_name);
      expect(price.discount).toBeGreaterThanOrEqual(30);
      expect(price.current?.amount).toBeLessThanOrEqual(60_000);
      expect(inStock).toBe(true);
    }
    const genders = narrowed.facets.find((facet) => facet.field === 'gender')?.values ?? [];
    expect(genders.reduce((sum, { count }) => sum + count, 0)).toBe(narrowed.total);
  });

  it('distinguish products in stock from products that are sold out', async () => {
    const all = await list({ s: 'Tiefgang' });
    expect(all.items.map((item) => item.inStock)).toEqual([false]);
    expect((await list({ s: 'Tiefgang', in_stock: '1' })).total).toBe(0);
    const everything = await list({ category_id: 2 });
    const available = await list({ category_id: 2, in_stock: '1' });
    expect(available.total).toBeLessThan(everything.total);
    expect(available.items.every((item) => item.inStock)).toBe(true);
  });

  it('match nothing for unknown values', async () => {
    const unknown: Narrowing[] = [{ colour: 'octarine' }, { gender: 'cats' }, { attributes: 'level:wizard' }];
    const totals = await Promise.all(unknown.map(async (each) => (await list(each)).total));
    expect(totals).toEqual([0, 0, 0]);
  });

  it('filter by a range of prices, and return its bounds', async () => {
    const { items, priceBounds } = await list({ category_id: 2, price: '20000-40000' });
    const amounts = items.map((item) => item.price.current?.amount ?? 0);
    expect(Math.min(...amounts)).toBeGreaterThanOrEqual(20_000);
    expect(Math.max(...amounts)).toBeLessThanOrEqual(40_000);
    expect(priceBounds?.max?.amount).toBeGreaterThan(40_000);
  });

  it.each(['1-2-3', 'cheap', '-', '1e3-'])('reject the price range %j', async (price) => {
    expect((await callFailing(api.app, 'cat-products-es', { store_id: 1, price }, { cookie })).status).toBe(
      400,
    );
  });
});

describe('a sale', () => {
  const idOf = (slug: string) => saleSeeds.findIndex((sale) => sale.slug === slug) + 1;
  /** Returns the status of the listing, the type of the page, and whether the home page shows the sale. */
  const found = async (email: string | null, slug: string, storeId = 1) => {
    const session = email === null ? undefined : await signIn(api.app, `${email}@example.com`, storeId);
    const options = { cookie: session };
    const fields = { store_id: storeId, sale_context: idOf(slug) };
    const listing = await send(api.app, 'cat-products-es', fields, options);
    const path = `/event/${slug}`;
    const page = await call(api.app, 'page-route', { path, store_id: storeId }, options);
    const home = await send(api.app, 'hp-data', { storeId, groupId: 2 }, options);
    const sales = home.json<{ sales?: { saleId: number }[] }>().sales ?? [];
    const isShown = sales.some(({ saleId }) => saleId === idOf(slug));
    return [listing.statusCode, page.data.entity_id, isShown];
  };
  const open = (slug: string) => [200, `sale:${idOf(slug)}`, true];
  const closed = [404, null, false];

  it('for a customer group exists for that group only', async () => {
    const slug = 'insiders-skin-track';
    expect(await found('clara', slug)).toEqual(open(slug));
    expect(await found('anna', slug)).toEqual(closed);
    expect(await found(null, slug)).toEqual(closed);
  });

  it('for a kind of store does not exist in the others', async () => {
    const slug = 'outlet-odd-pairs';
    expect(await found(null, slug, 19)).toEqual(open(slug));
    expect(await found('anna', slug)).toEqual(closed);
  });

  it('of a partner exists for its members, in its store', async () => {
    const slug = 'partner-club-hike';
    expect(await found('jack', slug, 22)).toEqual(open(slug));
    expect(await found('jack', slug)).toEqual(closed);
    expect(await found('anna', slug, 22)).toEqual(closed);
  });

  it.each(['kaldstrom-fitting-week', 'autumn-layers', 'insiders-perchoir-preview', 'summer-trails'])(
    'outside its time is not found: %s',
    async (slug) => {
      expect(await found('clara', slug)).toEqual(closed);
    },
  );

  it('opens at its start and closes at its end', async () => {
    const [before, hour] = [api.clock.now, 3_600_000];
    const slug = 'insiders-perchoir-preview';
    try {
      api.clock.now = new Date(before.getTime() + 13 * hour);
      expect(await found('clara', slug)).toEqual(open(slug));
      expect(await found('anna', slug)).toEqual(closed);
      api.clock.now = new Date(before.getTime() + 49 * hour);
      expect(await found('clara', slug)).toEqual(closed);
    } finally {
      api.clock.now = before;
    }
  });
});
