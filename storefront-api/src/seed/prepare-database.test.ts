import { count, eq } from 'drizzle-orm';
import type { DatabaseClient, Queryable } from '../db/client.ts';
import { cmsPages, priceHistory, sales, seedRuns, variants } from '../db/schema/index.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { saleSeeds } from './catalogue/sales.ts';
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

describe('preparing a database', () => {
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
    await prepareDatabase(database, (line) => lines.push(line));
    await prepareDatabase(database, (line) => lines.push(line));
    expect(await snapshot()).toEqual(before);
    expect(new Set(lines)).toEqual(new Set(['database: bringing the tables up to date']));
  });

  it('leaves sales alone while one of them runs', async () => {
    const later = new Date(Date.now() + 12 * dayMs);
    const before = await database.db.query.sales.findMany({ orderBy: sales.id });
    expect((await runningAt(later)).length).toBeGreaterThan(0);
    await prepareDatabase(database, () => {}, later);
    expect(await database.db.query.sales.findMany({ orderBy: sales.id })).toEqual(before);
  });

  it('starts the sales again once all of them are over', async () => {
    const later = new Date(Date.now() + 40 * dayMs);
    const atFirst = saleSeeds
      .filter((sale) => sale.startsIn <= 0 && sale.endsIn > 0)
      .map((sale) => sale.slug);
    expect(await runningAt(later)).toEqual([]);
    await prepareDatabase(database, () => {}, later);
    expect(await runningAt(later)).toEqual(atFirst);
    expect(atFirst.length).toBeGreaterThan(10);
  });

  it('does not bring back what an operator has deleted', async () => {
    const { db } = database;
    await db.delete(sales).where(eq(sales.id, 1));
    await prepareDatabase(database, () => {});
    const [row] = await db.select({ total: count() }).from(sales);
    expect(row?.total).toBe(saleSeeds.length - 1);
  });

  it('empties an embedded database that an older seed has filled, and leaves a server’s alone', async () => {
    const { db } = database;
    const written: string[] = [];
    const write = async (tx: Queryable, { name, now }: { name: string; now: Date }) => {
      await tx.insert(seedRuns).values({ name, finishedAt: now });
      written.push(name);
      return 0;
    };
    const prepare = (driver: DatabaseClient['driver']) =>
      prepareDatabase({ ...database, driver }, () => {}, new Date(), write);
    await db.update(seedRuns).set({ name: 'demo-shop' });
    await prepare('postgres');
    expect(await db.$count(cmsPages)).toBeGreaterThan(0);
    await prepare('pglite');
    await prepare('pglite');
    expect(await db.$count(cmsPages)).toBe(0);
    expect(written).toEqual([expect.stringMatching(/^demo-shop@[0-9a-f]{16}$/)]);
  });
});
