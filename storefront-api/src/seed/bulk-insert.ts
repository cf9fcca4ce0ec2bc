import type { PgTable } from 'drizzle-orm/pg-core';
import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';

const batchSize = 5_000;

/**
 * Writes many rows by one JSON document for each batch. An INSERT with a parameter for each value would spend
 * most of its time in the parser, and PostgreSQL takes no more than 65,535 of them.
 */
export async function bulkInsert<Table extends PgTable>(
  tx: Queryable,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const columns = getTableColumns(table);
  const name = sql.identifier(getTableName(table));
  for (let start = 0; start < rows.length; start += batchSize) {
    const batch = rows.slice(start, start + batchSize) as Record<string, unknown>[];
    const keys = [...new Set(batch.flatMap((row) => Object.keys(row)))];
    const names = sql.join(
      keys.map((key) => sql.identifier(columns[key]?.name ?? key)),
      sql`, `,
    );
    const records = batch.map((row) =>
      Object.fromEntries(keys.map((key) => [columns[key]?.name ?? key, row[key] ?? null])),
    );
    // oxlint-disable-next-line no-await-in-loop -- one connection; and the rows' order is the order of their ids
    await tx.execute(
      sql`insert into ${name} (${names}) select ${names} from json_populate_recordset(null::${name}, ${JSON.stringify(records)}::json)`,
    );
  }
}

/** Lets the next row have an id above all that were written with theirs. */
export async function continueIds(tx: Queryable, table: PgTable): Promise<void> {
  const name = getTableName(table);
  await tx.execute(
    sql`select setval(pg_get_serial_sequence(${name}, 'id'), coalesce((select max(id) from ${sql.identifier(name)}), 1))`,
  );
}
