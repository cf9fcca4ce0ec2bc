import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema/index.ts';

/** The database or a transaction of it. Repositories take one, so that a caller in a transaction hands that on. */
export type Queryable = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface DatabaseClient {
  driver: 'pglite' | 'postgres';
  db: Queryable;
  /** Throws if the database does not answer. */
  ping: () => Promise<void>;
  /** Brings the tables up to date. Safe to call from several processes at once. */
  migrate: () => Promise<void>;
  /** Runs `work` while no other process of the API does the same. */
  exclusively: <Result>(work: () => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
}

const migrationsFolder = new URL('../../drizzle', import.meta.url).pathname;

export const migrations = { migrationsFolder };
