import { count, eq, sql, sum } from 'drizzle-orm';
import { alike, localised } from 'demo-shop/data/texts';
import { openEmptyDatabase, openTestDatabase } from '../testing/test-database.ts';
import type { DatabaseClient } from './client.ts';
import { databaseFailure } from './database-failure.ts';
import { brands, knownNetworks, products, variants } from './schema/index.ts';

let database: DatabaseClient;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function failureOf(work: Promise<unknown>) {
  try {
    await work;
  } catch (error) {
    return databaseFailure(error);
  }
  throw new Error('It did not fail');
}

describe('the database client', () => {
  it('returns counts and sums as numbers', async () => {
    const [row] = await database.db
      .select({ total: count(), stock: sql`sum(${variants.stock})`, average: sql`1.5::numeric` })
      .from(variants);
    expect(typeof row?.total).toBe('number');
    expect(typeof row?.stock).toBe('number');
    expect(row?.average).toBe(1.5);
    const [text] = await database.db.select({ stock: sum(variants.stock) }).from(variants);
    expect(Number(text?.stock)).toBe(row?.stock);
  });

  it('rolls back a transaction that fails', async () => {
    const attempt = database.db.transaction(async (tx) => {
      await tx.update(products).set({ popularity: -1 }).where(eq(products.id, 1));
      throw new Error('halfway');
    });
    await expect(attempt).rejects.toThrow('halfway');
    const product = await database.db.query.products.findFirst({ where: eq(products.id, 1) });
    expect(product?.popularity).toBeGreaterThan(0);
  });
});

describe('databaseFailure', () => {
  it('reports a duplicate alike for both drivers', async () => {
    const brand = {
      slug: 'varnhorn',
      name: 'Twice',
      searchName: 'twice',
      description: localised(alike('')),
    };
    expect(await failureOf(database.db.insert(brands).values(brand))).toEqual({
      kind: 'duplicate',
      constraint: 'brands_slug_unique',
    });
  });

  it('classifies no other error', async () => {
    expect(await failureOf(database.db.execute(sql`select * from nothing`))).toBeNull();
  });
});

describe('migrations', () => {
  it('keep the former name of a renamed table for processes of the former release', async () => {
    const empty = await openEmptyDatabase();
    const remember = (usedAt: string) =>
      empty.db.execute(sql`
        insert into "known_places" ("place", "used_at") values ('network', ${usedAt})
        on conflict ("place") do update set "used_at" = ${usedAt}`);
    await remember('2026-11-21T08:00:00Z');
    await remember('2026-11-22T08:00:00Z');
    expect(await empty.db.select().from(knownNetworks)).toEqual([
      { subject: 'network', usedAt: new Date('2026-11-22T08:00:00Z') },
    ]);
    await empty.db.execute(sql`delete from "known_places" where "used_at" <= '2026-11-22T08:00:00Z'`);
    expect(await empty.db.$count(knownNetworks)).toBe(0);
    await empty.close();
  });
});
