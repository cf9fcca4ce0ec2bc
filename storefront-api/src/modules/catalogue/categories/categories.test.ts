import { and, eq } from 'drizzle-orm';
import { prices } from '../../../db/schema/index.ts';
import { buildTestApi, call, callFailing, signIn, type TestApi } from '../../../testing/test-api.ts';

const staffGroup = 5;
/** A pair of skis with a price for the staff. */
const staffSkis = 1;

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
  // Without a price in the list of all members, only the staff can buy it. Before the first listing, which caches the catalogue.
  await api.database.db
    .delete(prices)
    .where(and(eq(prices.productId, staffSkis), eq(prices.list, 'standard-GBP')));
});
afterAll(() => api.close());

describe('cat-subcategories with a group_id', () => {
  const countFor = async (cookie: string | undefined, group?: number) => {
    const fields = { store_id: 1, categoryId: 2, ...(group !== undefined && { group_id: group }) };
    const { data } = await call(api.app, 'cat-subcategories', fields, { cookie });
    return data.categories.reduce((sum, { count }) => sum + count, 0);
  };

  it('counts for the group of the visitor what its price list contains, and for others what all see', async () => {
    const staff = await signIn(api.app, 'liam@example.com');
    const ofAll = await countFor(undefined);
    expect(await countFor(staff)).toBe(ofAll + 1);
    expect(await countFor(staff, staffGroup)).toBe(ofAll + 1);
    expect(await countFor(staff, 0)).toBe(ofAll);
    expect(await countFor(staff, 1)).toBe(ofAll);
  });

  it('reveals nothing of a group that the visitor is not in', async () => {
    const member = await signIn(api.app, 'anna@example.com');
    const ofAll = await countFor(undefined);
    expect([await countFor(member, staffGroup), await countFor(undefined, staffGroup)]).toEqual([
      ofAll,
      ofAll,
    ]);
  });
});

describe('the category endpoints', () => {
  it('return subcategories with the counts of listings', async () => {
    const { data } = await call(api.app, 'cat-subcategories', { store_id: 1, categoryId: 2, count: 3 });
    expect(data.categories).toHaveLength(3);
    expect(data.pagination).toMatchObject({ current: 1, next: 2 });
    const [first] = data.categories;
    const listing = await call(api.app, 'cat-products-es', { store_id: 1, category_id: first?.id ?? 0 });
    expect(listing.data.total).toBe(first?.count);
    const fields = { store_id: 1, categoryId: 1, pageNumber: 1 };
    const products = async (gender?: number) => {
      const { data: found } = await call(api.app, 'cat-subcategories', {
        ...fields,
        ...(gender && { gender }),
      });
      return found.categories.reduce((sum, category) => sum + category.count, 0);
    };
    const [all, men, women] = [await products(), await products(1), await products(2)];
    expect(men).toBeGreaterThan(0);
    expect(women).toBeGreaterThan(0);
    expect(women).not.toBe(men);
    expect(Math.max(men, women)).toBeLessThan(all);
    expect((await callFailing(api.app, 'cat-subcategories', { store_id: 1, categoryId: 9999 })).status).toBe(
      404,
    );
  });

  it.each([
    '/products/ski-boots',
    '/event/ski-boots/',
    'ski-boots',
    'https://localhost/products/ski-boots?p=2',
  ])('find a category by %s, with its name in the language of the store', async (url) => {
    const boots = { id: expect.any(Number) as number, url: '/products/ski-boots' };
    const { data: french } = await call(api.app, 'category-url', { store_id: 13, url });
    expect(french).toEqual({ ...boots, name: 'Chaussures de ski' });
    const { data: english } = await call(api.app, 'category-url', { store_id: 1, url });
    expect(english).toEqual({ ...boots, id: french.id, name: 'Ski boots' });
  });

  it.each(['skis/none', '/brand/varnhorn', '//evil.example'])('find no category by %s', async (url) => {
    expect((await callFailing(api.app, 'category-url', { store_id: 1, url })).status).toBe(404);
  });

  it('find the URL of a category for a gender, and the plain one if nothing is made for it', async () => {
    const urlFor = async (url: string, gender?: number) =>
      (await call(api.app, 'category-url', { store_id: 1, url, ...(gender && { gender }) })).data.url;
    expect(await urlFor('skis', 1)).toBe('/products/skis?gender=men,unisex');
    expect(await urlFor('skis', 2)).toBe('/products/skis?gender=unisex,women');
    expect(await urlFor('skis', 3)).toBe('/products/skis');
    expect(await urlFor('ski-poles', 2)).not.toContain('men');
    const unisex = await call(api.app, 'cat-products-es', {
      store_id: 1,
      category_id: 2,
      gender: 'unisex,women',
    });
    expect(unisex.data.total).toBeGreaterThan(0);
  });

  it('return another page of subcategories, and another category', async () => {
    const page = async (fields: { categoryId: number; pageNumber?: number; count?: number }) =>
      (await call(api.app, 'cat-subcategories', { store_id: 1, ...fields })).data;
    const [first, second] = [
      await page({ categoryId: 2, count: 3 }),
      await page({ categoryId: 2, count: 3, pageNumber: 2 }),
    ];
    expect(second.pagination).toMatchObject({ current: 2 });
    expect(second.categories.map(({ id }) => id)).not.toEqual(first.categories.map(({ id }) => id));
    expect((await page({ categoryId: 2, count: 5 })).categories).toHaveLength(5);
    const { count } = first.pagination;
    expect((await page({ categoryId: 2, count: 3, pageNumber: 999 })).pagination.current).toBe(count);
    expect((await page({ categoryId: 1 })).categories.map(({ id }) => id)).toContain(2);
    const french = await call(api.app, 'cat-subcategories', { store_id: 13, categoryId: 2, count: 3 });
    expect(french.data.categories[0]?.name).not.toBe(first.categories[0]?.name);
  });

  it('return a tree, and a path from its root', async () => {
    const all = await call(api.app, 'category-navigation', { store_id: 1 });
    expect(all.data.tree.map((node) => node.url)).toContain('/products/outdoor');
    const below = await call(api.app, 'category-navigation', { store_id: 1, category_id: 3 });
    expect(below.data.path.map((step) => step.id)).toEqual([1, 2, 3]);
    expect(below.data.tree).toEqual([]);
  });

  it('return the running sales of categories for each store', async () => {
    const { data } = await call(api.app, 'product-category-event', { store_ids: '1,19', category_ids: '3' });
    const sale = await api.database.db.query.sales.findFirst({ where: (row, { eq }) => eq(row.id, 1) });
    expect(data.events).toContainEqual({
      storeId: 1,
      categoryId: 3,
      eventId: 1,
      startDate: sale?.startsAt.toISOString(),
      endDate: sale?.endsAt.toISOString(),
    });
    expect(data.events.some((event) => event.eventId === 6)).toBe(false);
    const eventsOf = async (store_ids: string, category_ids: string) =>
      (await call(api.app, 'product-category-event', { store_ids, category_ids })).data.events;
    expect(new Set((await eventsOf('19', '3')).map(({ storeId }) => storeId))).toEqual(new Set([19]));
    const categories = await api.database.db.query.saleCategories.findMany();
    const other = categories.find(({ saleId, categoryId }) => saleId === 2 && categoryId !== 3);
    const ofOther = await eventsOf('1', String(other?.categoryId));
    expect(ofOther.map(({ eventId }) => eventId)).toContain(2);
    expect(new Set(ofOther.map(({ categoryId }) => categoryId))).toEqual(new Set([other?.categoryId]));
  });
});
