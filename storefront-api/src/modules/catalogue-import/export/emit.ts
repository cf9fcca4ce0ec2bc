import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ShopRecord } from 'storefront-ports/import-format';

/** Receives the records of an export one after the other. */
export type Emit = (record: ShopRecord) => Promise<void>;

/** Orders a text by its bytes, which is the same on every server; locales of databases differ. */
export const byBytes = (column: PgColumn): SQL => sql`${column} collate "C"`;

export const instantText = (moment: Date): string => moment.toISOString();

/** Collects rows by a number, in their order. */
export function groupBy<Row>(rows: readonly Row[], idOf: (row: Row) => number): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(idOf(row));
    if (group === undefined) groups.set(idOf(row), [row]);
    else group.push(row);
  }
  return groups;
}
