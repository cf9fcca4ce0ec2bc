import { demoShop } from 'demo-shop';
import { saleSeeds } from 'demo-shop/data/catalogue/sales';
import { count, eq } from 'drizzle-orm';
import { toLines } from 'storefront-ports/import-format';
import type { InitialShop } from 'storefront-ports/initial-shop';
import type { DatabaseClient } from '../db/client.ts';
import { cmsPages, priceHistory, products, sales, seedRuns, variants } from '../db/schema/index.ts';
import { openTestDatabase } from '../testing/test-database.ts';

import { prepareDatabase } from './prepare-database.ts';

const dayMs = 24 * 60 * 60 * 1000;

let database: DatabaseClient;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function runningAt(moment: Date): Promise<string[]> {
  const rows = await database.db.query.sales.findMany({ orderBy: sales.id });
  return rows.filter((sale) => sale.startsAt <= moment && sale.endsAt > moment).map((sale) => sale.slug);
}

const prepare = (now?: Date, report: (line: string) => void = () => {}) =>
  prepareDatabase(database, { report, initialShop: demoShop, ...(now === undefined ? {} : { now }) });

describe('prepareDatabase', () => {
  it('writes nothing into one that holds the demo shop', async () => {
    const snapshot = async () => ({
      products: await database.db.query.products.findMany({ orderBy: (table, { asc }) => asc(table.id) }),
      sales: await database.db.query.sales.findMany({ orderBy: sales.id }),
      customers: await database.db.query.customers.findMany({ orderBy: (table, { asc }) => asc(table.id) }),
      variants: await database.db.$count(variants),
      history: await database.db.$count(priceHistory),
    });
    const before = await snapshot();
    const lines: string[] = [];
    await prepare(undefined, (line) => lines.push(line));
    await prepare(undefined, (line) => lines.push(line));
    expect(await snapshot()).toEqual(before);
    expect(new Set(lines)).toEqual(new Set(['database: applying migrations']));
  });

  it('leaves sales alone while one of them runs', async () => {
    const later = new Date(Date.now() + 12 * dayMs);
    const before = await database.db.query.sales.findMany({ orderBy: sales.id });
    expect((await runningAt(later)).length).toBeGreaterThan(0);
    await prepare(later);
    expect(await database.db.query.sales.findMany({ orderBy: sales.id })).toEqual(before);
  });

  it('starts the sales again once all of them are over', async () => {
    const later = new Date(Date.now() + 40 * dayMs);
    const atFirst = saleSeeds
      .filter((sale) => sale.startsIn <= 0 && sale.endsIn > 0)
      .map((sale) => sale.slug);
    expect(await runningAt(later)).toEqual([]);
    await prepare(later);
    expect(await runningAt(later)).toEqual(atFirst);
    expect(atFirst.length).toBeGreaterThan(10);
  });

  it('does not bring back what an operator has deleted', async () => {
    const { db } = database;
    await db.delete(sales).where(eq(sales.id, 1));
    await prepare();
    const [row] = await db.select({ total: count() }).from(sales);
    expect(row?.total).toBe(saleSeeds.length - 1);
  });

  it('empties an embedded database that an older version has filled, and leaves one on a server alone', async () => {
    const { db } = database;
    let imports = 0;
    const newer: InitialShop = {
      ...demoShop,
      version: 'newer',
      members: [],
      promotions: [],
      lines: () => {
        imports += 1;
        return toLines([]);
      },
    };
    const prepareNewer = (driver: DatabaseClient['driver']) =>
      prepareDatabase({ ...database, driver }, { report: () => {}, initialShop: newer });
    await prepareNewer('postgres');
    expect(await db.$count(cmsPages)).toBeGreaterThan(0);
    await prepareNewer('pglite');
    await prepareNewer('pglite');
    expect(await db.$count(cmsPages)).toBe(0);
    // Each line is read twice: to validate it and to write it.
    expect(imports).toBe(2);
    expect(await db.select({ name: seedRuns.name }).from(seedRuns)).toEqual([{ name: 'demo-shop@newer' }]);
  });

  it('leaves a shop of another origin alone', async () => {
    const other = await openTestDatabase();
    const total = await other.db.$count(products);
    await other.db.delete(seedRuns);
    await prepareDatabase(other, { report: () => {}, initialShop: { ...demoShop, lines: () => [] } });
    expect(await other.db.$count(products)).toBe(total);
    await other.close();
  });

  it('leaves an imported shop alone', async () => {
    const { db } = database;
    await db.update(seedRuns).set({ name: 'catalogue-import' });
    await prepare();
    expect(await db.$count(cmsPages)).toBe(0);
  });

  it('names the command that imports a shop into an empty database', async () => {
    const lines: string[] = [];
    await prepareDatabase(database, { report: (line) => lines.push(line) });
    expect(lines.at(-1)).toContain('pnpm catalogue:import <file.ndjson>');
  });
});
