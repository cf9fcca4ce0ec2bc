import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';

/** Something that does not agree. */
export interface Difference {
  /** Such as `order 100000001`, `stock SKI-1` or `member 7`. */
  subject: string;
  text: string;
}

/** Returns the rows of a query, whose columns the caller names. */
export async function rowsOf<Row>(db: Queryable, query: SQL): Promise<Row[]> {
  return ((await db.execute(query)) as unknown as { rows: Row[] }).rows;
}

/** Returns what a query finds: its columns are `subject` and `text`. */
export const findDifferences = (db: Queryable, query: SQL): Promise<Difference[]> =>
  rowsOf<Difference>(db, query);

/** States of orders that were accepted. */
export const acceptedStates = sql`('placed', 'completed')`;
