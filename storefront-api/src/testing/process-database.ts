import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseClient } from '../db/client.ts';
import { openPglite } from '../db/pglite.ts';
import { openPostgres } from '../db/postgres.ts';
import { databaseUrl } from './snapshot.ts';
import { onServer } from './test-database.ts';

/** A database that a test and a process of the API open, one after the other. */
export interface ProcessDatabase {
  /** Environment variables of the process. */
  environment: Record<string, string>;
  open(): Promise<DatabaseClient>;
  remove(): Promise<void>;
}

/** Creates an empty database: in a folder, or on the server of TEST_DATABASE_URL. */
export async function createProcessDatabase(): Promise<ProcessDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  if (server === undefined) {
    const folder = await mkdtemp(join(tmpdir(), 'shop-process-'));
    const dataDir = join(folder, 'data');
    return {
      environment: { DATA_DIR: dataDir },
      open: () => openPglite({ dataDir }),
      remove: () => rm(folder, { recursive: true, force: true }),
    };
  }
  const name = `shop_process_${randomBytes(8).toString('hex')}`;
  const url = databaseUrl(server, name);
  await onServer(server, `create database ${name}`);
  return {
    environment: { DATABASE_URL: url },
    open: async () => openPostgres({ url }),
    remove: () => onServer(server, `drop database ${name} with (force)`),
  };
}
