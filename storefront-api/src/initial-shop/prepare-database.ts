import { desc, sql } from 'drizzle-orm';
import type { InitialShop } from 'storefront-ports/initial-shop';
import type { DatabaseClient, Queryable } from '../db/client.ts';
import { products, seedRuns } from '../db/schema/index.ts';
import { importCatalogueWithin } from '../modules/catalogue-import/import-catalogue.ts';
import { renewSales } from './renew-sales.ts';
import { writeMembers } from './write-members.ts';
import { writePromotions } from './write-promotions.ts';

interface Preparation {
  /** Receives one line for each step. */
  report: (line: string) => void;
  /** Imported into an empty database. Without it the shop stays empty. */
  initialShop?: InitialShop | undefined;
  now?: Date;
}

/**
 * Applies pending migrations and imports the initial shop into an empty database. Several processes may start at once:
 * one does the work, the others wait for it. An embedded database with an older version of the initial shop is written
 * again; one on a server is left alone, because its customers and orders may be real.
 */
export async function prepareDatabase(
  database: DatabaseClient,
  { report, initialShop, now = new Date() }: Preparation,
): Promise<void> {
  await database.exclusively(async () => {
    report('database: applying migrations');
    await database.migrate();
    if (initialShop === undefined) {
      const count = await database.db.$count(products);
      if (count === 0)
        report('database: there are no products yet; import a shop with pnpm catalogue:import <file.ndjson>');
      return;
    }
    await prepareInitialShop(database, initialShop, report, now);
  });
}

async function prepareInitialShop(
  database: DatabaseClient,
  initialShop: InitialShop,
  report: (line: string) => void,
  now: Date,
): Promise<void> {
  const { db } = database;
  const name = `${initialShop.name}@${initialShop.version}`;
  const [done] = await db.select().from(seedRuns).orderBy(desc(seedRuns.finishedAt)).limit(1);
  const isOutdated = done !== undefined && done.name !== name;
  const isOther =
    done === undefined ? (await db.$count(products)) > 0 : !done.name.startsWith(`${initialShop.name}@`);
  // Never over a shop of another origin.
  if (isOther) return;
  if (done !== undefined && !(isOutdated && database.driver === 'pglite')) {
    if (isOutdated) report('database: holds an older version of the demo shop, which stays as it is');
    const isRenewed = await db.transaction((tx) => renewSales(tx, done.name, done.finishedAt, now));
    if (isRenewed) report('database: all demo sales were over, they start again today');
    return;
  }

  report(
    isOutdated
      ? 'database: the demo shop has changed, importing it again'
      : 'database: empty, importing the demo shop',
  );
  // All or nothing: a start that is interrupted here begins anew.
  const count = await db.transaction(async (tx) => {
    if (isOutdated) await emptyTables(tx);
    const result = await importCatalogueWithin(tx, () => initialShop.lines(now));
    await writeMembers(tx, initialShop, now);
    await writePromotions(tx, initialShop.promotions);
    await tx.insert(seedRuns).values({ name, finishedAt: now });
    return result.products;
  });
  await db.execute(sql`analyze`);
  report(`database: demo shop written (${count} products)`);
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
