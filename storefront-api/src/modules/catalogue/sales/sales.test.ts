import type { RequestOf } from 'shared-contracts/api';
import { and, eq, max } from 'drizzle-orm';
import { prices, saleProducts } from '../../../db/schema/index.ts';
import { saleSeeds } from 'demo-shop/data/catalogue/sales';
import { buildTestApi, call, send, signIn, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.close());

it('maxDiscountOf returns the largest discount of the products of a sale in the price list of the store', async () => {
  const cookie = await signIn(api.app, 'anna@example.com');
  const { sales } = (await call(api.app, 'hp-data', { storeId: 1, groupId: 1 }, { cookie })).data;
  expect(sales.length).toBeGreaterThan(5);
  for (const sale of sales) {
    // oxlint-disable-next-line no-await-in-loop -- a handful
    const rows = await api.database.db
      .select({ maxDiscount: max(prices.discount) })
      .from(saleProducts)
      .innerJoin(prices, and(eq(prices.productId, saleProducts.productId), eq(prices.list, 'standard-GBP')))
      .where(eq(saleProducts.saleId, sale.saleId));
    expect([sale.title, sale.maxDiscount]).toEqual([sale.title, rows[0]?.maxDiscount]);
  }
  expect(new Set(sales.map(({ maxDiscount }) => maxDiscount)).size).toBeGreaterThan(1);
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

describe('related-sales', () => {
  const idsOf = async (subject: Partial<RequestOf<'related-sales'>>, storeId = 1) => {
    const { data } = await call(api.app, 'related-sales', { store_id: storeId, ...subject });
    return data.sales.map(({ saleId }) => saleId);
  };

  it('returns the running sales of a brand or a category, others for another one', async () => {
    expect(await idsOf({ brand_id: 1 })).toContain(1);
    expect(await idsOf({ brand_id: 2 })).not.toContain(1);
    const rows = await api.database.db.query.saleCategories.findMany();
    const [own, other] = [1, 2].map((sale) => {
      const apart = rows.filter(
        ({ categoryId }) => !rows.some((row) => row.categoryId === categoryId && row.saleId === 3 - sale),
      );
      return apart.find(({ saleId }) => saleId === sale)?.categoryId ?? 0;
    });
    expect(await idsOf({ category_id: own })).toContain(1);
    expect(await idsOf({ category_id: other })).toContain(2);
    expect(await idsOf({ category_id: other })).not.toContain(1);
  });

  it('returns the sales that share a category with a sale, without that sale', async () => {
    const [first, second] = [await idsOf({ sale_id: 1 }), await idsOf({ sale_id: 2 })];
    expect(first).not.toContain(1);
    expect(first.length).toBeGreaterThan(0);
    expect(second).not.toContain(2);
    expect(second).not.toEqual(first);
  });

  it('returns the sales of the kind of the store, in its language', async () => {
    const outlet = saleSeeds.findIndex(({ slug }) => slug === 'outlet-odd-pairs') + 1;
    expect(await idsOf({}, 19)).toContain(outlet);
    expect(await idsOf({})).not.toContain(outlet);
    const titleIn = async (store_id: number) =>
      (await call(api.app, 'related-sales', { store_id, brand_id: 1 })).data.sales[0]?.title;
    expect(await titleIn(13)).not.toBe(await titleIn(1));
  });
});
