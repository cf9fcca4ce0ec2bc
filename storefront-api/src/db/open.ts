import type { Config } from '../config.ts';
import type { DatabaseClient } from './client.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

/** Opens PostgreSQL if the configuration names it, and the embedded database otherwise. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'tracing'>,
  onIdleError: (error: Error) => void,
): Promise<DatabaseClient> {
  const isTraced = config.tracing !== null;
  return config.databaseUrl === undefined
    ? openPglite({ dataDir: config.dataDir, isTraced })
    : openPostgres({ url: config.databaseUrl, onIdleError, isTraced });
}
