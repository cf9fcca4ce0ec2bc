import { getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../db/client.ts';

/** Statements for an index or a foreign key, as the database describes it. */
interface Definition {
  /** Tables that the statements lock. */
  tables: string;
  drop: string;
  create: string;
}

/**
 * Drops the foreign keys and indexes of the tables, except unique indexes, which other tables refer to. Locks the tables
 * that have any. Resolves with a function that creates them again. If the transaction fails before, nothing was dropped.
 */
export async function dropIndexesAndReferences(
  tx: Queryable,
  tables: readonly PgTable[],
): Promise<() => Promise<void>> {
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
  // At once, before there is work to lose: a reader that holds one of the tables and waits for another is a deadlock.
  await tx.execute(
    sql.raw(`lock table ${all.map((each) => each.tables).join(', ')} in access exclusive mode`),
  );
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

async function definitions(tx: Queryable, query: SQL): Promise<Definition[]> {
  const { rows } = (await tx.execute(query)) as unknown as { rows: Definition[] };
  return rows;
}

async function execute(tx: Queryable, statements: readonly string[]): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- one connection
  for (const statement of statements) await tx.execute(sql.raw(statement));
}
