import { eq, sql } from 'drizzle-orm';
import type { ResponseOf } from 'shared-contracts/api';
import { storeLocales } from 'shared-contracts/locales';
import { brandReviews, brands, products, sales, variants, type Localised } from '../../../db/schema/index.ts';
import { buildTestApi, call, callFailing, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.close());

/** Runs a test with a process that has just read the catalogue. */
async function withFreshCatalogue(test: (app: TestApi['app']) => Promise<void>): Promise<void> {
  await api.database.db.execute(sql`update catalogue_revision set revision = revision + 1`);
  const fresh = await buildTestApi({ database: api.database });
  await test(fresh.app);
  await fresh.app.close();
}

const listed = async (app: TestApi['app'], store_id = 1) => (await call(app, 'brands', { store_id })).data;
const allOf = ({ groups }: ResponseOf<'brands'>) => groups.flatMap(({ brands: each }) => each);
const namesOf = (data: ResponseOf<'brands'>) => allOf(data).map(({ name }) => name);
const everywhere = (text: string) =>
  Object.fromEntries(storeLocales.map((locale) => [locale, text])) as Localised;

async function addBrands(slug: string, names: readonly string[]): Promise<number[]> {
  const rows = names.map((name, index) => ({
    slug: `${slug}-${index}`,
    name,
    searchName: name.toLowerCase(),
    description: everywhere('A text'),
  }));
  const added = await api.database.db.insert(brands).values(rows).returning({ id: brands.id });
  return added.map(({ id }) => id);
}

describe('brands', () => {
  it('lists the brands of a store by letter, with the numbers of products that their pages show', async () => {
    const data = await listed(api.app);
    const all = allOf(data);
    expect(all.length).toBeGreaterThan(20);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const ofV = data.groups.find(({ letter }) => letter === 'V')?.brands;
    expect(ofV).toContainEqual(expect.objectContaining({ id: 1, name: 'Varnhorn', url: '/brand/varnhorn' }));
    for (const { id, count } of all.slice(0, 5)) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const listing = await call(api.app, 'cat-products-es', { store_id: 1, brand_id: id });
      expect(listing.data.total).toBe(count);
    }
  });

  it('has the twelve largest brands with their logos', async () => {
    const data = await listed(api.app);
    const counts = new Map(allOf(data).map(({ id, count }) => [id, count]));
    const largest = data.largest.map(({ id }) => counts.get(id) ?? 0);
    expect(largest).toEqual([...counts.values()].toSorted((one, other) => other - one).slice(0, 12));
    expect(data.largest[0]?.logo).toMatch(/^\/media\/signs\/brand-[a-z-]+\.svg$/);
  });

  it('has the letters of the language of the store', async () => {
    const letters = async (store: number) =>
      (await listed(api.app, store)).groups.map(({ letter }) => letter);
    expect((await letters(16)).slice(-4)).toEqual(['Å', 'Ä', 'Ö', '0-9']);
    expect((await letters(12)).slice(-4)).toEqual(['Æ', 'Ø', 'Å', '0-9']);
    expect((await letters(13)).at(-2)).toBe('Z');
  });

  it('requires sign-in in a store for members only', async () => {
    expect((await callFailing(api.app, 'brands', { store_id: 22 })).status).toBe(401);
  });

  it('leaves out brands without products in the store, and those that are sold out', async () => {
    const { db } = api.database;
    await addBrands('nothing', ['Nothing to sell']);
    await db.execute(sql`
      update prices set list = list || '-ended' where list = 'outlet-GBP'
        and product_id in (select id from products where brand_id = 2)`);
    await db.execute(sql`
      update variants set stock = 0 where product_id in (select id from products where brand_id = 3)`);
    const name = async (id: number) =>
      (await db.select().from(brands).where(eq(brands.id, id)))[0]?.name ?? '';
    const [second, third] = await Promise.all([name(2), name(3)]);
    await withFreshCatalogue(async (app) => {
      const [members, outlet] = [namesOf(await listed(app)), namesOf(await listed(app, 19))];
      expect(members).toContain(second);
      expect(outlet).not.toContain(second);
      expect([members.includes(third), members.includes('Nothing to sell')]).toEqual([false, false]);
      const entries = async (store_id: number) =>
        (await call(app, 'sitemap-part', { store_id, section: 'brands', number: 1 })).data.entries;
      const slug = (await db.select().from(brands).where(eq(brands.id, 2)))[0]?.slug ?? '';
      const entry = (await entries(1)).find(({ path }) => path === `/brand/${slug}`);
      expect([entry?.stores?.includes(1), entry?.stores?.includes(19)]).toEqual([true, false]);
      expect((await entries(19)).map(({ path }) => path)).not.toContain(`/brand/${slug}`);
      expect((await entries(1)).map(({ path }) => path)).not.toContain('/brand/nothing-0');
    });
  });

  it('lists 2,000 brands, names with markup unchanged, in less than 200 kB', async () => {
    const { db } = api.database;
    const ids = await addBrands(
      'many',
      Array.from({ length: 2_000 }, (_, index) => `${String.fromCodePoint(65 + (index % 26))}<b>${index}`),
    );
    await db
      .update(products)
      .set({ brandId: sql`${ids[0] ?? 0} + ${products.id} % 2000` })
      .where(eq(products.productType, 'configurable'));
    await db.update(variants).set({ stock: 5 });
    await withFreshCatalogue(async (app) => {
      const { data, response } = await call(app, 'brands', { store_id: 1 });
      expect(allOf(data).length).toBeGreaterThan(1_000);
      expect(namesOf(data)).toContain('B<b>1');
      expect(response.body.length).toBeLessThan(200_000);
      expect(data.largest).toHaveLength(12);
    });
  });
});

describe('brand-blocks', () => {
  it('have no rating, reviews, sales and categories for a brand without any', async () => {
    const { db } = api.database;
    const [id = 0] = await addBrands('blank', ['Blank']);
    await withFreshCatalogue(async (app) => {
      const { data } = await call(app, 'brand-blocks', { brandPageId: id, store_id: 1 });
      expect(data).toMatchObject({ rating: null, reviews: [], sales: [], categories: [], bestsellers: [] });
      expect(data.brand).toMatchObject({ name: 'Blank', description: 'A text' });
      const listing = await call(app, 'cat-products-es', { store_id: 1, brand_id: id });
      expect(listing.data).toMatchObject({ total: 0, heading: { name: 'Blank' } });
    });
    expect(await db.select().from(brandReviews).where(eq(brandReviews.brandId, id))).toEqual([]);
    expect(await db.select().from(sales).where(eq(sales.brandId, id))).toEqual([]);
  });

  it.each(['4', '-1', '1.5', '999999999', 'woman', ''])('reject the gender %j', async (gender_id) => {
    const fields = { brandPageId: 1, store_id: 1, gender_id };
    expect((await callFailing(api.app, 'brand-blocks', fields)).status).toBe(400);
    const bestsellers = { store_id: 1, brand_id: 1, gender: gender_id };
    expect((await callFailing(api.app, 'brand-bestsellers-new', bestsellers)).status).toBe(400);
  });
});
