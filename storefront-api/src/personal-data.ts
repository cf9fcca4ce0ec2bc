import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from './db/client.ts';

/** What a module stores about members. */
export interface PersonalData {
  /** Names the part in the exported file. Must not change, because members keep these files. */
  name: string;
  /** Every table with what the module stores about a member. */
  tables: readonly PgTable[];
  /** Returns what is stored about a member, without secrets such as hashes of passwords. The result is sent as JSON. */
  exportOf: (db: Queryable, customerId: number) => Promise<unknown>;
  /**
   * Deletes what is stored about a member. What must be kept is separated from the member instead. The account itself is
   * deleted last. Called again after a failure, in another transaction.
   */
  eraseOf: (tx: Queryable, customerId: number) => Promise<void>;
}
