import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { BulkInsert } from './bulk-insert.ts';
import type * as schema from './schema/index.ts';

/** The database or a transaction. Repositories take one as a parameter, so that callers can pass their transaction. */
export type Queryable = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface DatabaseClient {
  driver: 'pglite' | 'postgres';
  db: Queryable;
  /** Runs `work` in a transaction that writes many rows: `insert` is the fastest way of the driver. */
  bulkTransaction: <Result>(work: (tx: Queryable, insert: BulkInsert) => Promise<Result>) => Promise<Result>;
  /** Rejects if the database does not answer. */
  ping: () => Promise<void>;
  /** Applies pending migrations. Several processes may call it at the same time. */
  migrate: () => Promise<void>;
  /** Runs `work` under a lock that all processes of the API share. */
  exclusively: <Result>(work: () => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
}

const migrationsFolder = new URL('../../drizzle', import.meta.url).pathname;

export const migrations = { migrationsFolder };
