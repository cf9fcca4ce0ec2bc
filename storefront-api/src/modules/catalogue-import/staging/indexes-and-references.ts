import { getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../db/client.ts';
import { databaseFailure } from '../../../db/database-failure.ts';

/** For each table. Requests that come meanwhile wait behind the lock, so it is shorter than their own limit. */
const lockTimeout = '3s';

/** Statements for an index or a foreign key, as the database describes it. */
interface Definition {
  /** Tables that the statements lock. */
  tables: string;
  drop: string;
  create: string;
}

/**
 * Drops the foreign keys and indexes of the tables, except unique indexes, which other tables refer to. Locks the tables
 * that have any. Resolves with a function that creates them again, or with null if another transaction uses one of the
 * tables for longer than {@link lockTimeout}: nothing is locked or dropped then. If the transaction fails before,
 * nothing was dropped.
 */
export async function dropIndexesAndReferences(
  tx: Queryable,
  tables: readonly PgTable[],
): Promise<(() => Promise<void>) | null> {
  // One text for both drivers, which differ in arrays.
  const names = `{${tables.map((table) => `public.${getTableName(table)}`).join(',')}}`;
  const references = await definitions(
    tx,
    sql`select concat_ws(', ', conrelid::regclass, confrelid::regclass) as "tables",
        format('alter table %s drop constraint %I', conrelid::regclass, conname) as "drop",
        format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as "create"
      from pg_constraint
      where contype = 'f' and conrelid = any(${names}::regclass[])
      order by oid`,
  );
  const indexes = await definitions(
    tx,
    sql`select indrelid::regclass::text as "tables",
        format('drop index %s', indexrelid::regclass) as "drop",
        pg_get_indexdef(indexrelid) as "create"
      from pg_index
      where indrelid = any(${names}::regclass[]) and not indisunique and not indisexclusion
      order by indexrelid`,
  );
  const all = [...references, ...indexes];
  if (all.length === 0) return () => Promise.resolve();
  if (!(await lock(tx, [...new Set(all.map((each) => each.tables))]))) return null;
  await execute(
    tx,
    all.map((each) => each.drop),
  );
  return () =>
    execute(
      tx,
      [...indexes, ...references].map((each) => each.create),
    );
}

/**
 * Locks the tables until the transaction ends. Resolves with false, without a lock, if it would wait for too long or be
 * a deadlock.
 */
async function lock(tx: Queryable, tables: readonly string[]): Promise<boolean> {
  try {
    // A savepoint: the transaction goes on without the locks if one of them fails.
    await tx.transaction(async (savepoint) => {
      await savepoint.execute(sql.raw(`set local lock_timeout = '${lockTimeout}'`));
      // At once, before there is work to lose: a reader that holds one of the tables and waits for another is a deadlock.
      await savepoint.execute(sql.raw(`lock table ${tables.join(', ')} in access exclusive mode`));
      await savepoint.execute(sql`set local lock_timeout to default`);
    });
    return true;
  } catch (error) {
    if (databaseFailure(error)?.kind === 'contention') return false;
    throw error;
  }
}

async function definitions(tx: Queryable, query: SQL): Promise<Definition[]> {
  const { rows } = (await tx.execute(query)) as unknown as { rows: Definition[] };
  return rows;
}

async function execute(tx: Queryable, statements: readonly string[]): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- one connection
  for (const statement of statements) await tx.execute(sql.raw(statement));
}
