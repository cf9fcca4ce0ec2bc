import { PGlite } from '@electric-sql/pglite';
import { describeStore } from '../../testing/describe-store.ts';
import { asDatabase } from '../../testing/pglite-database.ts';
import { entryOf, revisionOf } from '../../testing/revision-fixture.ts';
import { createTestDatabase, emptyTestDatabases, testServer } from '../../testing/test-server.ts';
import type { RegistryStorage } from '../registry-store.ts';
import type { RegistryDatabase } from './database.ts';
import { migrate, NewerSchemaError } from './migrate.ts';
import { openPostgres } from './open-postgres.ts';
import { createPostgresStorage } from './postgres-storage.ts';
import { migrations, schema } from './schema.ts';

/** Without a server all tests share one database in memory, which is emptied before each. */
const pglite = testServer === undefined ? await PGlite.create() : undefined;

async function emptyDatabase(): Promise<() => RegistryDatabase> {
  if (pglite === undefined) {
    const url = await createTestDatabase();
    return () => openPostgres(url, () => undefined);
  }
  await pglite.query(`drop schema if exists ${schema} cascade`);
  return () => asDatabase(pglite);
}

async function open(database: RegistryDatabase): Promise<RegistryStorage> {
  await migrate(database);
  return createPostgresStorage(database);
}

afterEach(emptyTestDatabases);
afterAll(() => pglite?.close());

describeStore('PostgreSQL', async () => {
  const connect = await emptyDatabase();
  return {
    open: () => open(connect()),
    damage: async (revision) => {
      const database = connect();
      await database.query(
        `insert into ${schema}.revisions (revision, document) values ($1::integer, '{"schema":1}')`,
        [revision],
      );
      await database.close();
    },
  };
});

describe('the tables', () => {
  it.each([
    `update ${schema}.revisions set document = '{}'`,
    `delete from ${schema}.revisions`,
    `truncate ${schema}.revisions`,
    `update ${schema}.audit set entry = '{}'`,
    `delete from ${schema}.audit`,
    `truncate ${schema}.audit`,
  ])('only grow: %s', async (statement) => {
    const connect = await emptyDatabase();
    const storage = await open(connect());
    await storage.store.write(revisionOf(1), 0, entryOf(1, 'ada'));
    const database = connect();
    await expect(database.query(statement)).rejects.toThrow('only grows');
    expect(await storage.audit.latest(10)).toEqual([entryOf(1, 'ada')]);
    await Promise.all([database.close(), storage.close()]);
  });

  it('are created once by many registries that start together', async () => {
    const connect = await emptyDatabase();
    const storages = await Promise.all(Array.from({ length: 5 }, () => open(connect())));
    await storages[0]?.store.write(revisionOf(1), 0, null);
    expect(await storages[4]?.store.read()).toEqual(revisionOf(1));
    await Promise.all(storages.map((storage) => storage.close()));
  });

  it('of a newer registry are not changed', async () => {
    const connect = await emptyDatabase();
    await (await open(connect())).close();
    const database = connect();
    await database.query(`update ${schema}.version set version = $1`, [migrations.length + 1]);
    await expect(open(database)).rejects.toThrow(NewerSchemaError);
    await database.close();
  });
});

it('createPostgresStorage announces every revision that is written, and no other', async () => {
  const connect = await emptyDatabase();
  const [writer, reader] = await Promise.all([open(connect()), open(connect())]);
  const received: number[] = [];
  const third = new Promise<void>((resolve) => {
    reader.onRevision((revision) => {
      received.push(revision);
      if (revision === 3) resolve();
    });
  });
  await writer.store.write(revisionOf(1), 0, entryOf(1, 'ada'));
  await writer.store.write(revisionOf(1), 0, entryOf(1, 'late'));
  await writer.store.write(revisionOf(2), 1, null);
  await writer.store.write(revisionOf(3), 2, null);
  await third;
  expect(received).toEqual([1, 2, 3]);
  await Promise.all([writer.close(), reader.close()]);
});
