import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool, types } from 'pg';
import { migrations, type DatabaseClient } from './client.ts';
import { copyInsert } from './copy-insert.ts';
import { createStatementNames, prepareRepeated } from './name-statements.ts';
import * as schema from './schema/index.ts';
import { traceStatements } from './trace-statements.ts';

/** Key of the advisory lock. Any number, but the same in every process of the API. */
const exclusiveLock = 812_026;

// By default the driver returns both as strings. Its parsers are global to the process.
types.setTypeParser(types.builtins.INT8, Number);
types.setTypeParser(types.builtins.NUMERIC, Number);

export interface PostgresOptions {
  url: string;
  /** Several connections, because PostgreSQL commits concurrent transactions with one disk flush. @default 20 */
  poolSize?: number;
  /** Called when an idle connection is lost. The pool replaces it. */
  onIdleError?: (error: Error) => void;
  /** Whether statements are part of traces. @default false */
  isTraced?: boolean;
}

export function openPostgres({
  url,
  poolSize = 20,
  onIdleError,
  isTraced = false,
}: PostgresOptions): DatabaseClient {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    application_name: 'storefront-api',
  });
  const nameOf = createStatementNames();
  pool.on('connect', (client) => {
    prepareRepeated(client, nameOf);
    if (isTraced) traceStatements(client);
  });
  if (isTraced) traceStatements(pool);
  pool.on('error', (error) => onIdleError?.(error));
  const db = drizzle(pool, { schema });

  return {
    driver: 'postgres',
    db,
    bulkTransaction: async (work) => {
      const client = await pool.connect();
      try {
        return await drizzle(client, { schema }).transaction((tx) => work(tx, copyInsert(client)));
      } finally {
        client.release();
      }
    },
    ping: async () => {
      await db.execute(sql`select 1`);
    },
    migrate: () => migrate(db, migrations),
    exclusively: async (work) => {
      const holder = await pool.connect();
      try {
        await holder.query('set statement_timeout = 0');
        await holder.query('select pg_advisory_lock($1)', [exclusiveLock]);
        return await work();
      } finally {
        // Closing the connection also releases the lock, in whatever state `work` left it.
        holder.release(true);
      }
    },
    close: () => pool.end(),
  };
}
