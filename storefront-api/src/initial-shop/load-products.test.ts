import { count, eq, inArray, like, notLike, sql } from 'drizzle-orm';
import { priceHistory, priceLists, prices, products, variants } from '../db/schema/index.ts';
import { buildTestApi, call, type TestApi } from '../testing/test-api.ts';
import { untilTrue } from '../testing/until-true.ts';
import { loadProducts } from './load-products.ts';

const copies = like(products.sku, '%-LOAD%');

let api: TestApi;
let atFirst: number;
beforeAll(async () => {
  api = await buildTestApi();
  atFirst = await api.database.db.$count(products);
});
afterAll(() => api.close());

async function load(wanted: number): Promise<{ total: number; lines: string[] }> {
  const lines: string[] = [];
  const total = await loadProducts(api.database, wanted, (line) => lines.push(line));
  return { total, lines };
}

describe('multiplying the catalogue', () => {
  it('writes nothing where there are enough products already', async () => {
    expect(await load(5)).toEqual({ total: atFirst, lines: [] });
    expect(await api.database.db.$count(products)).toBe(atFirst);
  });

  it('copies up to the number wanted, exactly', async () => {
    const wanted = atFirst + 7;
    expect(await load(wanted)).toEqual({ total: wanted, lines: [`${wanted} of ${wanted} products`] });
    expect(await api.database.db.$count(products)).toBe(wanted);
    expect(await api.database.db.$count(products, copies)).toBe(7);
  });

  it('writes nothing when it is asked the same again, and goes on from there when asked for more', async () => {
    const before = await api.database.db.query.products.findMany({ where: copies });
    expect((await load(atFirst + 7)).lines).toEqual([]);
    expect(await api.database.db.query.products.findMany({ where: copies })).toEqual(before);

    expect((await load(atFirst + 10)).total).toBe(atFirst + 10);
    const after = await api.database.db.query.products.findMany({ where: copies });
    expect(after).toHaveLength(10);
    expect(new Set(after.map((product) => product.id)).size).toBe(10);
  });

  it('copies neither bundles nor the products that other systems know by number', async () => {
    const made = await api.database.db.query.products.findMany({ where: copies });
    expect(made.filter((product) => product.productType === 'bundle')).toEqual([]);
    expect(made.filter((product) => product.sku.startsWith('GIF-'))).toEqual([]);
  });

  it('gives copies variants, prices and a history of their own', async () => {
    const made = await api.database.db.query.products.findMany({ where: copies });
    const standard = ['standard-EUR', 'standard-GBP'];
    const ofGroups = await api.database.db
      .select()
      .from(priceLists)
      .where(inArray(priceLists.base, standard));
    expect(ofGroups).not.toEqual([]);
    const lists = [...standard, ...ofGroups.map(({ code }) => code)].toSorted();
    for (const { id, sku } of made) {
      // oxlint-disable no-await-in-loop -- one product after the other reads like the sentence
      const own = await api.database.db.query.variants.findMany({ where: eq(variants.productId, id) });
      expect([sku, own.length > 0, own.every((variant) => /-LOAD\d+$/.test(variant.sku))]).toEqual([
        sku,
        true,
        true,
      ]);
      const asked = await api.database.db.query.prices.findMany({ where: eq(prices.productId, id) });
      expect(asked.map((price) => price.list).toSorted()).toEqual(lists);
      expect(asked.filter((price) => price.special > price.retail)).toEqual([]);
      expect(await api.database.db.$count(priceHistory, eq(priceHistory.productId, id))).toBe(lists.length);
      // oxlint-enable no-await-in-loop
    }
  });

  it('lets new rows follow without a clash of ids', async () => {
    const [row] = await api.database.db
      .select({ last: sql<number>`max(id)`, total: count() })
      .from(products)
      .where(notLike(products.sku, 'nothing'));
    const [next] = (
      (await api.database.db.execute(
        sql`select nextval(pg_get_serial_sequence('products', 'id'))::int as id`,
      )) as unknown as { rows: { id: number }[] }
    ).rows;
    expect(next?.id).toBeGreaterThan(row?.last ?? Infinity);
  });

  it('tells running listings, which show the copies soon after', async () => {
    const listed = async () => (await call(api.app, 'cat-products-es', { store_id: 1, limit: 1 })).data.total;
    const before = await listed();
    await load(atFirst + 12);
    expect(await listed()).toBe(before);
    api.clock.now = new Date(Date.now() + 10_000);
    // The first to ask is answered from memory while the catalogue is counted anew.
    await untilTrue(async () => (await listed()) === before + 2);
  });
});
