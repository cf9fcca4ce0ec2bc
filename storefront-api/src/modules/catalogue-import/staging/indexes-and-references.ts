import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../db/client.ts';

/**
 * Locks the tables and drops their indexes and foreign keys, except primary keys and unique constraints, which other
 * tables refer to. Resolves with a function that creates them again, as the database described them. If the transaction
 * fails before, nothing was dropped.
 */
export async function dropIndexesAndReferences(
  tx: Queryable,
  tables: readonly PgTable[],
): Promise<() => Promise<void>> {
  const names = tables.map((table) => `public.${getTableName(table)}`);
  const execute = async (statements: readonly string[]) => {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    for (const statement of statements) await tx.execute(sql.raw(statement));
  };
  // At once, before there is work to lose: a reader that holds one of the tables and waits for another is a deadlock.
  await execute([`lock table ${names.join(', ')} in access exclusive mode`]);
  const references = await definitions(
    tx,
    sql`select
        format('alter table %s drop constraint %I', conrelid::regclass, conname) as "drop",
        format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as "create"
      from pg_constraint
      where contype = 'f' and conrelid = any(${arrayOf(names)}::regclass[])
      order by oid`,
  );
  const indexes = await definitions(
    tx,
    sql`select format('drop index %s', indexrelid::regclass) as "drop", pg_get_indexdef(indexrelid) as "create"
      from pg_index i
      where indrelid = any(${arrayOf(names)}::regclass[])
        and not exists (select 1 from pg_constraint c where c.conindid = i.indexrelid and c.contype in ('p', 'u', 'x'))
      order by indexrelid`,
  );
  await execute([...references, ...indexes].map((each) => each.drop));
  return () => execute([...indexes, ...references].map((each) => each.create));
}

/** A parameter that both drivers send as text. */
const arrayOf = (names: readonly string[]) => `{${names.join(',')}}`;

interface Definition {
  drop: string;
  create: string;
}

async function definitions(tx: Queryable, query: ReturnType<typeof sql>): Promise<Definition[]> {
  const { rows } = (await tx.execute(query)) as unknown as { rows: Definition[] };
  return rows;
}
