import { like, sql } from 'drizzle-orm';
import type { DatabaseClient, Queryable } from '../db/client.ts';
import { seedRuns } from '../db/schema/index.ts';
import { demoShopName, demoShopVersion } from './demo-shop-version.ts';
import { renewSales } from './renew-sales.ts';
import { writeDemoShop } from './write-demo-shop.ts';

/**
 * Tables up to date, and the demo shop in them if they were empty. Several processes may start at once: one
 * does the work, the others wait for it. An embedded database whose demo shop was written by an older seed is
 * written anew; a server's is left alone, for its customers and orders may be real.
 */
export async function prepareDatabase(
  database: DatabaseClient,
  report: (line: string) => void,
  now: Date = new Date(),
  write: typeof writeDemoShop = writeDemoShop,
): Promise<void> {
  await database.exclusively(async () => {
    report('database: bringing the tables up to date');
    await database.migrate();
    const { db } = database;
    const version = await demoShopVersion();
    const [done] = await db
      .select()
      .from(seedRuns)
      .where(like(seedRuns.name, `${demoShopName}%`));
    const isOutdated = done !== undefined && done.name !== version;
    if (done !== undefined && !(isOutdated && database.driver === 'pglite')) {
      if (isOutdated) report('database: holds the demo shop of an older seed, which stays as it is');
      const isRenewed = await db.transaction((tx) => renewSales(tx, done.name, done.finishedAt, now));
      if (isRenewed) report('database: all demo sales were over, they start again today');
      return;
    }

    report(
      isOutdated
        ? 'database: the seed has changed, writing the demo shop anew'
        : 'database: empty, writing the demo shop',
    );
    // All or nothing: a start that is interrupted here begins anew.
    const count = await db.transaction(async (tx) => {
      if (isOutdated) await emptyTables(tx);
      return write(tx, { name: version, now });
    });
    report(`database: demo shop written (${count} products)`);
  });
}

async function emptyTables(tx: Queryable): Promise<void> {
  await tx.execute(sql`
    do $$ declare tables text; begin
      select string_agg(format('%I.%I', schemaname, tablename), ', ') into tables
        from pg_tables where schemaname = 'public' and tablename <> 'catalogue_revision';
      execute 'truncate ' || tables || ' restart identity cascade';
    end $$`);
  await tx.execute(sql`update catalogue_revision set revision = revision + 1`);
}
