import type { RequestOf } from 'shared-contracts/api';
import { and, eq, inArray, max } from 'drizzle-orm';
import { prices, saleCategories, saleProducts, sales } from '../../../db/schema/index.ts';
import { saleSeeds } from 'demo-shop/data/catalogue/sales';
import { buildTestApi, call, send, signIn, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.close());

const idOf = (slug: string) => saleSeeds.findIndex((sale) => sale.slug === slug) + 1;

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
  expect(new Set(sales.map(({ maxDiscount }) => maxDiscount)).size).toBeGreaterThan(sales.length * 0.7);
});

it('toSale returns the sentence of the sale in the language of the store, and an empty one for a sale without', async () => {
  const { db } = api.database;
  const seed = saleSeeds.find(({ slug }) => slug === 'outlet-board-rack');
  const summaryIn = async (storeId: number) => {
    const { sales: running } = (await call(api.app, 'hp-data', { storeId, groupId: 0 })).data;
    return running.find(({ saleId }) => saleId === idOf('outlet-board-rack'))?.summary;
  };
  expect([await summaryIn(19), await summaryIn(21)]).toEqual([seed?.summary.en, seed?.summary.fr]);
  const route = { path: '/event/outlet-board-rack', store_id: 19 };
  const described = async () => (await call(api.app, 'page-route', route)).data.meta?.description;
  expect(await described()).toBe(seed?.summary.en);
  const texts = await db.query.sales.findFirst({ where: eq(sales.slug, 'outlet-board-rack') });
  if (texts === undefined) throw new Error('The sale is missing');
  await db
    .update(sales)
    .set({ summary: {}, description: { ...texts.description, en_GB: 'Boards of the last season' } })
    .where(eq(sales.id, texts.id));
  expect([await summaryIn(19), await described()]).toEqual(['', 'Boards of the last season']);
  await db
    .update(sales)
    .set({ summary: texts.summary, description: texts.description })
    .where(eq(sales.id, texts.id));
});

describe('a sale', () => {
  /** Returns the status of the listing, the type of the page, and whether the home page shows the sale. */
  const found = async (email: string | null, slug: string, storeId = 1) => {
    const session = email === null ? undefined : await signIn(api.app, `${email}@example.com`, storeId);
    const options = { cookie: session };
    const fields = { store_id: storeId, sale_context: idOf(slug) };
    const listing = await send(api.app, 'cat-products-es', fields, options);
    const path = `/event/${slug}`;
    const page = await call(api.app, 'page-route', { path, store_id: storeId }, options);
    const { group } = (await call(api.app, 'session-data', { store_id: storeId }, options)).data;
    const home = await send(api.app, 'hp-data', { storeId, groupId: group }, options);
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

  const ended = (slug: string) => [404, `sale:${idOf(slug)}`, false];

  it.each(['kaldstrom-fitting-week', 'the-wax-room', 'insiders-perchoir-preview'])(
    'before its start is not found: %s',
    async (slug) => {
      expect(await found('clara', slug)).toEqual(closed);
    },
  );

  it.each(['autumn-layers', 'summer-trails'])(
    'after its end has a page, and no list or place on the home page: %s',
    async (slug) => {
      expect(await found('clara', slug)).toEqual(ended(slug));
      expect(await found(null, slug)).toEqual(ended(slug));
    },
  );

  it('for another group or kind of store is not found after its end', async () => {
    const slug = 'guides-autumn';
    expect(await found('clara', slug)).toEqual(closed);
    expect(await found(null, slug, 20)).toEqual(closed);
  });

  it('that is disabled is not found after its end', async () => {
    const [slug, id] = ['summer-trails', idOf('summer-trails')];
    const set = (isEnabled: boolean) =>
      api.database.db.update(sales).set({ isEnabled }).where(eq(sales.id, id));
    await set(false);
    expect(await found(null, slug)).toEqual(closed);
    await set(true);
  });

  it('opens at its start and closes at its end', async () => {
    const [before, hour] = [api.clock.now, 3_600_000];
    const slug = 'insiders-perchoir-preview';
    try {
      api.clock.now = new Date(before.getTime() + 13 * hour);
      expect(await found('clara', slug)).toEqual(open(slug));
      expect(await found('anna', slug)).toEqual(closed);
      api.clock.now = new Date(before.getTime() + 49 * hour);
      expect(await found('clara', slug)).toEqual(ended(slug));
      expect(await found('anna', slug)).toEqual(closed);
      expect(await found(null, slug)).toEqual(closed);
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

  it('names the sale in the language of the store if it has ended and was open to the visitor', async () => {
    const endedIn = async (slug: string, store_id = 1) => {
      return (await call(api.app, 'related-sales', { store_id, sale_id: idOf(slug) })).data.endedSale;
    };
    expect(await endedIn('september-merino')).toEqual({ title: 'September merino' });
    expect(await endedIn('september-merino', 11)).toEqual({ title: 'Merino im September' });
    for (const other of ['guides-autumn', 'the-wax-room', 'board-room', 'insiders-perchoir-preview']) {
      // oxlint-disable-next-line no-await-in-loop -- four sales
      expect(await endedIn(other)).toBeNull();
    }
    const { data } = await call(api.app, 'related-sales', { store_id: 1 });
    expect(data).not.toHaveProperty('endedSale');
  });

  it('returns a sale of the same brand, also without a common category', async () => {
    const { db } = api.database;
    const [ended, brandId] = [idOf('corvane-head-start'), (await db.query.brands.findFirst())?.id];
    const running = idOf('board-room');
    const before = await db.query.sales.findMany({ where: inArray(sales.id, [ended, running]) });
    const categories = await db.delete(saleCategories).where(eq(saleCategories.saleId, ended)).returning();
    expect(await idsOf({ sale_id: ended })).toEqual([]);
    await db
      .update(sales)
      .set({ brandId })
      .where(inArray(sales.id, [ended, running]));
    expect(await idsOf({ sale_id: ended })).toContain(running);
    await db.insert(saleCategories).values(categories);
    for (const sale of before) {
      // oxlint-disable-next-line no-await-in-loop -- two sales
      await db.update(sales).set({ brandId: sale.brandId }).where(eq(sales.id, sale.id));
    }
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

describe('flash-sales', () => {
  const read = async (fields: Partial<RequestOf<'flash-sales'>>, email?: string) => {
    const cookie = email === undefined ? undefined : await signIn(api.app, email);
    return (await call(api.app, 'flash-sales', { store_id: 1, ...fields }, { cookie })).data.sales;
  };
  const running = async () =>
    (await call(api.app, 'hp-data', { storeId: 1, groupId: 0 })).data.sales.map(({ saleId }) => saleId);

  it('returns the first running sales, four by default', async () => {
    const ids = await running();
    expect((await read({})).map(({ saleId }) => saleId)).toEqual(ids.slice(0, 4));
    expect((await read({ limit: 12 })).map(({ saleId }) => saleId)).toEqual(ids.slice(0, 12));
  });

  it('returns a given sale, with its discount for members only', async () => {
    const sale_id = idOf('board-room');
    expect(await read({ sale_id })).toMatchObject([{ saleId: sale_id, maxDiscount: null }]);
    expect(await read({ sale_id }, 'anna@example.com')).toMatchObject([
      { saleId: sale_id, maxDiscount: expect.any(Number) },
    ]);
  });

  it.each(['the-wax-room', 'summer-trails', 'insiders-skin-track', 'outlet-odd-pairs'])(
    'returns nothing for a sale that has not begun, has ended, or is for others: %s',
    async (slug) => {
      expect(await read({ sale_id: idOf(slug) })).toEqual([]);
    },
  );

  it('returns the sale of a group to its members', async () => {
    const sale_id = idOf('insiders-skin-track');
    expect(await read({ sale_id }, 'clara@example.com')).toMatchObject([{ saleId: sale_id }]);
    expect(await read({ sale_id }, 'anna@example.com')).toEqual([]);
  });

  it.each([0, 13])('rejects the limit %i', async (limit) => {
    expect((await send(api.app, 'flash-sales', { store_id: 1, limit })).statusCode).toBe(400);
  });
});
