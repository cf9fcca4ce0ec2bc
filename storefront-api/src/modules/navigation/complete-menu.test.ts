import type { NavigationItem } from 'shared-contracts/api/shop';
import { paths } from 'shared-contracts/routes';
import { stores } from 'shared-contracts/stores';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { brands, prices, products, sales } from '../../db/schema/index.ts';
import { buildTestApi, call, signIn, type TestApi } from '../../testing/test-api.ts';
import { untilTrue } from '../../testing/until-true.ts';
import { incrementCatalogueRevision } from '../catalogue/listing-index/increment-revision.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.close());

const typeOf = (storeId: number) =>
  stores.find(({ id }) => id === storeId)?.kind === 'private' ? 'private-shop' : 'header-desktop';

async function menu(storeId: number): Promise<NavigationItem[]> {
  return (await call(api.app, 'navigation', { storeId, type: typeOf(storeId) })).data.items;
}

const leavesOf = (items: readonly NavigationItem[]) => items.flatMap(({ children }) => children);
const runningNow = (items: readonly NavigationItem[]) =>
  leavesOf(items).filter(({ endsAt }) => endsAt !== undefined);

async function list(storeId: number, fields: object) {
  const input = {
    store_id: storeId,
    ...('brand_id' in fields ? {} : { category_id: 1 }),
    limit: 42,
    ...fields,
  };
  return (await call(api.app, 'cat-products-es', input)).data;
}

/** Ids by path of all categories and brands that the menu of a store links to. */
async function subjectsOf(storeId: number, urls: readonly string[]) {
  const routes = await Promise.all(
    urls.map((path) => call(api.app, 'page-route', { path, store_id: storeId })),
  );
  return routes.map(({ data }) => ({ type: data.type, id: Number(data.entity_id) }));
}

describe('the menu of a store', () => {
  it.each([1, 19])('has no entry of store %i whose list is empty', async (storeId) => {
    const urls = leavesOf(await menu(storeId))
      .map(({ url }) => url)
      .filter((url) => /^\/(?:products\/|brand\/)/.test(url));
    expect(urls.length).toBeGreaterThan(30);
    const subjects = await subjectsOf(storeId, urls);
    const totals = await Promise.all(
      subjects.map(async ({ type, id }) => {
        const subject = type === 'brand' ? { brand_id: id } : { category_id: id };
        return (await list(storeId, { ...subject, limit: 1 })).total;
      }),
    );
    expect(urls.filter((_, position) => totals[position] === 0)).toEqual([]);
  });

  it.each([1, 14, 19, 22])('has an entry for the whole list of each department in store %i', async (id) => {
    const items = await menu(id);
    expect(items.length).toBeGreaterThan(7);
    for (const { url, children } of items) {
      expect(children[0]).toMatchObject({ url });
      expect(children[0]).not.toHaveProperty('group');
      expect(children.slice(1).filter(({ group }) => group === undefined)).toEqual([]);
    }
  });

  it('leaves out a brand of which the store sells nothing', async () => {
    const urls = async () => leavesOf(await menu(19)).map(({ url }) => url);
    expect(await urls()).toContain('/brand/varnhorn');
    const { db } = api.database;
    const [brand] = await db.select().from(brands).where(eq(brands.slug, 'varnhorn'));
    const own = db
      .select({ id: products.id })
      .from(products)
      .where(eq(products.brandId, brand?.id ?? 0));
    await db.delete(prices).where(and(eq(prices.list, 'outlet-GBP'), inArray(prices.productId, own)));
    await incrementCatalogueRevision(db);
    await untilTrue(async () => {
      api.clock.now = new Date(api.clock.now.getTime() + 10_000);
      return !(await urls()).includes('/brand/varnhorn');
    });
    expect(leavesOf(await menu(1)).map(({ url }) => url)).toContain('/brand/varnhorn');
  });

  it('leads from “Brands” to the index, with brands of the store', async () => {
    for (const storeId of [1, 19, 22]) {
      // oxlint-disable-next-line no-await-in-loop -- three stores
      const item = (await menu(storeId)).at(-1);
      expect(item?.url).toBe('/brands');
      expect(item?.children.filter(({ url }) => url.startsWith('/brand/')).length).toBeGreaterThan(5);
    }
  });

  it('has pictures of products that are in stock, and none twice', async () => {
    const items = await menu(1);
    const pictures = items.flatMap((item) => item.pictures ?? []);
    expect(items.every((item) => (item.pictures ?? []).length === 2)).toBe(true);
    expect(new Set(pictures.map(({ image }) => image.url)).size).toBe(pictures.length);
    for (const item of items)
      for (const { url, label } of item.pictures ?? [])
        expect(item.children).toContainEqual(expect.objectContaining({ url, label }));
    expect(pictures.every(({ image }) => image.url.endsWith('/320.jpg') && image.alt === '')).toBe(true);
  });

  it('has no pictures in the drawer’s first level', async () => {
    const { items } = (await call(api.app, 'navigation', { storeId: 1, type: 'header-mobile' })).data;
    expect(items.filter(({ pictures }) => pictures !== undefined)).toEqual([]);
  });
});

describe('“New in” and “Last pieces” of the menu', () => {
  it.each([1, 19])('list what their words say in store %i', async (storeId) => {
    const urls = leavesOf(await menu(storeId)).map(({ url }) => url);
    expect(urls).toEqual(expect.arrayContaining(['/products?order=newest', '/products?last_items=1']));
    const newest = await list(storeId, { order: 'newest' });
    expect(newest.items.map(({ inStock }) => inStock)).toEqual(newest.items.map(() => true));
    const released = await api.database.db.select().from(products);
    const releasedAt = new Map(released.map((product) => [product.id, product.releasedAt.getTime()]));
    const times = newest.items.map(({ productId }) => releasedAt.get(productId) ?? 0);
    expect(times).toEqual(times.toSorted((one, other) => other - one));

    const last = await list(storeId, { last_items: true });
    const stock = await Promise.all(
      last.items
        .slice(0, 5)
        .map(({ productId }) => call(api.app, 'single-product', { productId, store_id: storeId })),
    );
    expect(last.total).toBeGreaterThan(0);
    expect(last.total).toBeLessThan((await list(storeId, {})).total / 2);
    expect(stock.map(({ data }) => data.inStock)).toEqual([true, true, true, true, true]);
  });
});

describe('the sales of the menu', () => {
  it('are those that run today, with their end, after the entry of all sales', async () => {
    const [item] = await menu(1);
    const home = (await call(api.app, 'hp-data', { storeId: 1, groupId: 0 })).data;
    expect(item?.children[0]).toEqual({ label: 'All sales', url: paths.home });
    expect(runningNow([item as NavigationItem])).toEqual(
      home.sales
        .slice(0, 12)
        .map(({ title, url, endDate }) => ({ label: title, url, group: 'Today’s sales', endsAt: endDate })),
    );
    expect(home.sales.length).toBeGreaterThan(3);
  });

  it('are in the language of the store', async () => {
    const home = (await call(api.app, 'hp-data', { storeId: 13, groupId: 0 })).data;
    expect(runningNow(await menu(13)).map(({ label }) => label)).toEqual(
      home.sales.slice(0, 12).map(({ title }) => title),
    );
  });

  it('are the same for a member of a group, because all visitors share the menu', async () => {
    const cookie = await signIn(api.app, 'anna@example.com');
    const request = { storeId: 1, type: 'private-shop' } as const;
    expect((await call(api.app, 'navigation', request, { cookie })).data.items).toEqual(await menu(1));
  });

  it('are not shown in a store that shows its goods to members only, nor are pictures', async () => {
    for (const storeId of [22, 26]) {
      // oxlint-disable-next-line no-await-in-loop -- two stores
      const items = await menu(storeId);
      expect(runningNow(items)).toEqual([]);
      expect(items.some(({ pictures }) => pictures !== undefined)).toBe(false);
    }
  });

  it('are those of the outlet in an outlet', async () => {
    const items = await menu(19);
    const home = (await call(api.app, 'hp-data', { storeId: 19, groupId: 0 })).data;
    expect(items[0]).toMatchObject({ label: 'Last season', url: paths.home });
    expect(runningNow(items).map(({ url }) => url)).toEqual(home.sales.map(({ url }) => url));
    expect(home.sales.length).toBeGreaterThan(0);
    const ofMembers = runningNow(await menu(1)).map(({ url }) => url);
    expect(runningNow(items).filter(({ url }) => ofMembers.includes(url))).toEqual([]);
  });

  it('leave the menu when they end, at most twelve are in it, and none is no error', async () => {
    const { db } = api.database;
    const [first, second] = runningNow(await menu(1));
    api.clock.now = new Date(Date.parse(first?.endsAt ?? '') + 1);
    expect(runningNow(await menu(1)).map(({ url }) => url)).not.toContain(first?.url);
    api.clock.now = new Date();
    expect(second?.url).toBeDefined();

    const [row] = await db.select().from(sales).where(isNull(sales.groups)).limit(1);
    if (row === undefined) throw new Error('the demo shop has sales');
    const { id: _id, ...copied } = row;
    const forty = Array.from({ length: 40 }, (_, number) => ({
      ...copied,
      slug: `copy-${number}`,
      bannerKey: `copy-${number}`,
      position: 1_000 + number,
    }));
    await db.insert(sales).values(forty);
    expect(runningNow(await menu(1))).toHaveLength(12);
    api.clock.now = new Date('2090-01-01T00:00:00Z');
    const [item] = await menu(1);
    expect(item?.children.map(({ label }) => label)).toEqual(['All sales', 'New in', 'Last pieces']);
    api.clock.now = new Date();
  });
});
