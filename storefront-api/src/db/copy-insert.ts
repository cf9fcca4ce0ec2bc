import { finished } from 'node:stream/promises';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { PoolClient } from 'pg';
import { from } from 'pg-copy-streams';
import type { BulkInsert } from './bulk-insert.ts';

/** Inserts rows by COPY, which costs the database a third of the time that a JSON document does. */
export const copyInsert = (client: PoolClient): BulkInsert => ({
  encode: (columns, rows) =>
    rows.map((row) => `${columns.map((column, index) => toField(column, row[index])).join('\t')}\n`).join(''),
  async write(table, columns, encoded) {
    const names = columns.map(({ name }) => `"${name}"`).join(', ');
    const stream = client.query(from(`copy "${table}" (${names}) from stdin`));
    stream.end(encoded);
    await finished(stream);
  },
});

const escapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

function toField(column: PgColumn, value: unknown): string {
  if (value === null) return '\\N';
  return String(column.mapToDriverValue(value)).replaceAll(
    /[\\\n\r\t]/g,
    (character) => escapes[character] ?? '',
  );
}
