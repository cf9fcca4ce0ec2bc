import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../db/client.ts';

/** Lets the next row have an id above all that were written with theirs. */
export async function continueIds(tx: Queryable, table: PgTable): Promise<void> {
  const name = getTableName(table);
  await tx.execute(
    sql`select setval(pg_get_serial_sequence(${name}, 'id'), greatest(
      (select coalesce(max(id), 1) from ${sql.identifier(name)}),
      (select coalesce(last_value, 1) from pg_sequences where schemaname = 'public' and sequencename = ${`${name}_id_seq`})))`,
  );
}
