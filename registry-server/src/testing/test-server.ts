import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { schema } from '../store/postgres/schema.ts';

/** URL of a PostgreSQL server. If set, every registry of a test has its own database there. */
export const testServer = process.env['TEST_DATABASE_URL'] || undefined;

/** Databases for reuse: creating one takes longer than emptying one. */
const empty: string[] = [];
const used: string[] = [];

/** Resolves with the URL of an empty database. */
export async function createTestDatabase(): Promise<string> {
  const name = empty.pop() ?? (await makeDatabase());
  used.push(name);
  return addressOf(name);
}

export async function emptyTestDatabases(): Promise<void> {
  for (const name of used.splice(0)) {
    // oxlint-disable-next-line no-await-in-loop -- rarely more than one
    await runOn(addressOf(name), `drop schema if exists ${schema} cascade`);
    empty.push(name);
  }
}

/** Called at the end of every test file by `after-tests.ts`. */
export async function dropTestDatabases(): Promise<void> {
  for (const name of [...used.splice(0), ...empty.splice(0)]) {
    // oxlint-disable-next-line no-await-in-loop -- the server does one at a time anyway
    await runOn(requireServer(), `drop database ${name} with (force)`);
  }
}

async function makeDatabase(): Promise<string> {
  const name = `registry_test_${randomBytes(6).toString('hex')}`;
  await runOn(requireServer(), `create database ${name}`);
  return name;
}

function addressOf(name: string): string {
  const url = new URL(requireServer());
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs a statement as an operator would. */
export async function runOn(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function requireServer(): string {
  if (testServer === undefined) throw new Error('TEST_DATABASE_URL must name a PostgreSQL server.');
  return testServer;
}
