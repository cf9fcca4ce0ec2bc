import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { BulkInsert } from '../../../db/bulk-insert.ts';
import { stagedTables, type StagedTable } from './staged-tables.ts';
import { writtenColumns } from './written-columns.ts';

/** Large enough that the cost of a statement does not count, and small enough for the memory. */
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
  /**
   * Drops the batches that wait. Resolves when none is being written. Call it after a failure, before the transaction
   * ends: a later batch would be written outside of it.
   */
  discard(): Promise<void>;
}

/** Returns batches that are inserted into the tables that `targetOf` names. */
export function createRowBatches(insert: BulkInsert, targetOf: (table: PgTable) => string): RowBatches {
  const batches = new Map(stagedTables.map((staged) => [staged.table, createBatch(staged)]));
  let count = 0;
  let isDiscarded = false;
  let last = Promise.resolve();
  const waiting: Promise<void>[] = [];

  function send(table: PgTable): void {
    const batch = batches.get(table);
    if (batch === undefined || batch.rows.length === 0) return;
    const { columns, rows } = batch;
    batch.rows = [];
    count += rows.length;
    const encoded = insert.encode(columns, rows);
    last = last.then(async () => {
      if (!isDiscarded) await insert.write(targetOf(table), columns, encoded);
    });
    // Reported by the await of `flush` or `finish`; until then it must not count as unhandled.
    last.catch(() => {});
    waiting.push(last);
  }

  return {
    add(table, row) {
      const batch = batches.get(table);
      batch?.rows.push(batch.toValues(row));
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
    async discard() {
      isDiscarded = true;
      await Promise.allSettled([last]);
    },
  };
}

function createBatch(staged: StagedTable) {
  const columns = [...writtenColumns(staged)].map(([property, column]) => ({
    property,
    column,
    fallback: defaultOf(column),
  }));
  return {
    columns: columns.map(({ column }) => column),
    rows: [] as unknown[][],
    toValues: (row: Record<string, unknown>) =>
      columns.map(({ property, fallback }) => row[property] ?? fallback),
  };
}

/** Returns the value of a column that a row leaves out. */
function defaultOf({ default: value }: PgColumn): unknown {
  return value === undefined || typeof value === 'object' ? null : value;
}
