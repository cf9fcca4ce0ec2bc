import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { openPglite } from '../db/pglite.ts';
import { openPostgres } from '../db/postgres.ts';
import { demoShop } from 'demo-shop';
import { prepareDatabase } from '../initial-shop/prepare-database.ts';
import { databaseUrl, snapshotVariable } from './snapshot.ts';
import { writeTestHashes } from './test-passwords.ts';

/** Writes the demo shop once. Every test file starts from a copy of it. */
export default async function globalSetup(): Promise<void> {
  const server = process.env['TEST_DATABASE_URL'];
  process.env[snapshotVariable] = server === undefined ? await dumpToFile() : await createTemplate(server);
}

async function dumpToFile(): Promise<string> {
  const database = await openPglite();
  await prepareDatabase(database, { report: () => {}, initialShop: demoShop });
  await writeTestHashes(database.db);
  const dump = await database.dump();
  await database.close();
  const file = join(await mkdtemp(join(tmpdir(), 'shop-test-')), 'snapshot.tar');
  await writeFile(file, Buffer.from(await dump.arrayBuffer()));
  return file;
}

async function createTemplate(server: string): Promise<string> {
  const name = `shop_test_${process.pid}`;
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const database = openPostgres({ url: databaseUrl(server, name) });
  await prepareDatabase(database, { report: () => {}, initialShop: demoShop });
  await writeTestHashes(database.db);
  await database.close();
  return name;
}
