import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../db/client.ts';
import { writtenColumns, type WrittenColumns } from './written-columns.ts';
import { stagedTables } from './staged-tables.ts';

/** Rows are sent as one JSON document: an INSERT with a parameter for each value is limited to 65,535 of them. */
const batchSize = 5_000;

/** Batches that wait for the database, so that it has work while the next lines are read, and memory stays small. */
const maxWaiting = 8;

/** Collects the rows of each table, and sends them in the order in which they were added. */
export interface RowBatches {
  add<Table extends PgTable>(table: Table, row: Table['$inferInsert']): void;
  /** Sends full batches. Resolves when few enough of them wait. */
  flush(): Promise<void>;
  /** Sends all rows. Resolves with their number when they are written. */
  finish(): Promise<number>;
}

type Row = Record<string, unknown>;

/** Returns batches that are inserted into the tables that `targetOf` names. */
export function createRowBatches(tx: Queryable, targetOf: (table: PgTable) => SQL): RowBatches {
  const batches = new Map(
    stagedTables.map((staged) => [staged.table, { columns: writtenColumns(staged), rows: [] as Row[] }]),
  );
  let count = 0;
  let last = Promise.resolve();
  const waiting: Promise<void>[] = [];

  function send(table: PgTable): void {
    const batch = batches.get(table);
    if (batch === undefined || batch.rows.length === 0) return;
    const { columns, rows } = batch;
    batch.rows = [];
    count += rows.length;
    const document = toJson(table, columns, rows);
    last = last.then(() => insertRows(tx, targetOf(table), columns, document));
    // Reported by the await of `flush` or `finish`; until then it must not count as unhandled.
    last.catch(() => {});
    waiting.push(last);
  }

  return {
    add(table, row) {
      batches.get(table)?.rows.push(row);
    },
    async flush() {
      for (const [table, { rows }] of batches) if (rows.length >= batchSize) send(table);
      while (waiting.length > maxWaiting) await waiting.shift(); // oxlint-disable-line no-await-in-loop -- the oldest first
    },
    async finish() {
      for (const { table } of stagedTables) send(table);
      await last;
      return count;
    },
  };
}

function toJson(table: PgTable, { names }: WrittenColumns, rows: readonly Row[]): string {
  const defaults = getTableColumns(table);
  const fields = [...names].map(([property, name]) => ({
    property,
    name,
    fallback: defaultOf(defaults[property]?.default),
  }));
  return JSON.stringify(
    rows.map((row) => {
      const record: Row = {};
      for (const { property, name, fallback } of fields) record[name] = row[property] ?? fallback;
      return record;
    }),
  );
}

/** The value of a column that a row leaves out. */
const defaultOf = (value: unknown) => (value === undefined || typeof value === 'object' ? null : value);

async function insertRows(
  tx: Queryable,
  target: SQL,
  { list }: WrittenColumns,
  document: string,
): Promise<void> {
  await tx.execute(
    sql`insert into ${target} (${list}) select ${list} from json_populate_recordset(null::${target}, ${document}::json)`,
  );
}
