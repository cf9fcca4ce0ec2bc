import { Pool, type PoolClient } from 'pg';
import type { Queryable, RegistryDatabase } from './database.ts';
import { listenWithReconnect } from './listen-with-reconnect.ts';

/** A registry has few clients with rare requests. */
const poolSize = 5;

/** Connects with the first query. A lost connection is reported, and replaced with the next query. */
export function openPostgres(url: string, onLost: (cause: Error) => void): RegistryDatabase {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    application_name: 'release-registry',
  });
  pool.on('error', onLost);
  return {
    location: placeOf(url),
    ...queryableOf(pool),
    exclusively: async (lock, work) => {
      const client = await pool.connect();
      try {
        // The lock comes before `begin`: a transaction that began earlier would not see tables created meanwhile.
        await client.query('select pg_advisory_lock($1)', [lock]);
        await client.query('begin');
        await work(queryableOf(client));
        await client.query('commit');
      } finally {
        // Closing the connection rolls back and releases the lock.
        client.release(true);
      }
    },
    listen: (channel, listener) => listenWithReconnect(url, { channel, listener, onLost }),
    close: () => pool.end(),
  };
}

function queryableOf(connection: Pool | PoolClient): Queryable {
  return {
    query: (text, values) => connection.query(text, values === undefined ? undefined : [...values]),
  };
}

function placeOf(url: string): string {
  const { pathname, host } = new URL(url);
  return `the PostgreSQL database ${pathname.slice(1) || 'of the user'} at ${host || 'this machine'}`;
}
