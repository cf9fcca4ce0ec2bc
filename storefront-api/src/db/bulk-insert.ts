import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from './client.ts';

type Row = readonly unknown[];

/** Inserts many rows at once. An INSERT with a parameter for each value is limited to 65,535 of them. */
export interface BulkInsert {
  /** Returns the rows in the format of {@link write}. A row has a value or null for each of the columns. */
  encode(columns: readonly PgColumn[], rows: readonly Row[]): string;
  /** Inserts what `encode` returned for the same columns. */
  write(table: string, columns: readonly PgColumn[], encoded: string): Promise<void>;
}

/** Inserts rows as a JSON document, which every connection and transaction can. */
export const jsonInsert = (tx: Queryable): BulkInsert => ({
  encode: (columns, rows) =>
    JSON.stringify(
      rows.map((row) => Object.fromEntries(columns.map(({ name }, index) => [name, row[index]]))),
    ),
  async write(table, columns, encoded) {
    const target = sql.identifier(table);
    const names = sql.join(
      columns.map(({ name }) => sql.identifier(name)),
      sql`, `,
    );
    await tx.execute(
      sql`insert into ${target} (${names}) select ${names} from json_populate_recordset(null::${target}, ${encoded}::json)`,
    );
  },
});
