import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Client } from 'pg';
import { snapshotPlace } from './snapshot.ts';

export default async function globalTeardown(): Promise<void> {
  const server = process.env['TEST_DATABASE_URL'];
  if (server === undefined) {
    await rm(dirname(snapshotPlace()), { recursive: true, force: true });
    return;
  }
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`drop database if exists ${snapshotPlace()} with (force)`);
  await client.end();
}
