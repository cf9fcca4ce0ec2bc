import { openAsBlob } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { DatabaseClient } from '../db/client.ts';
import { openPglite } from '../db/pglite.ts';
import { openPostgres } from '../db/postgres.ts';
import { databaseUrl, snapshotPlace } from './snapshot.ts';

/** Opens a copy of the demo shop for one test file: in memory, or on the server of TEST_DATABASE_URL. */
export async function openTestDatabase(options: { isTraced?: boolean } = {}): Promise<DatabaseClient> {
  const server = process.env['TEST_DATABASE_URL'];
  if (server === undefined) return openPglite({ snapshot: await openAsBlob(snapshotPlace()), ...options });

  return createDatabase(server, snapshotPlace(), options);
}

async function createDatabase(
  server: string,
  template = 'template1',
  options: { isTraced?: boolean } = {},
): Promise<DatabaseClient> {
  const name = `shop_test_${randomBytes(8).toString('hex')}`;
  // Copies files, which takes half the time of writing them to the log of changes, the default.
  await onServer(server, `create database ${name} template ${template} strategy file_copy`);
  const database = openPostgres({ url: databaseUrl(server, name), ...options });
  return {
    ...database,
    close: async () => {
      await database.close();
      await onServer(server, `drop database ${name} with (force)`);
    },
  };
}

export async function onServer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Opens a migrated database without a shop. */
export async function openEmptyDatabase(): Promise<DatabaseClient> {
  const server = process.env['TEST_DATABASE_URL'];
  const database = server === undefined ? await openPglite() : await createDatabase(server);
  await database.migrate();
  return database;
}
