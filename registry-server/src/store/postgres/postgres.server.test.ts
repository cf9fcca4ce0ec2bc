import { addSquadToken, hashOfToken } from '../../access/squad-tokens.ts';
import { describeWriters } from '../../testing/describe-writers.ts';
import { entryOf, revisionOf } from '../../testing/revision-fixture.ts';
import { removeTempDirs, tempDir } from 'registry-client/testing/temp-dir';
import { createTestDatabase, emptyTestDatabases, runOn } from '../../testing/test-server.ts';
import { createFileStorage } from '../file-storage.ts';
import { openStorage } from '../open-storage.ts';
import type { RegistryStorage } from '../registry-store.ts';
import { schema } from './schema.ts';

interface Opening {
  dir?: string;
  onConnectionLost?: (cause: Error) => void;
}

const opened: RegistryStorage[] = [];

async function open(databaseUrl: string, { dir = 'unused', onConnectionLost }: Opening = {}) {
  const storage = await openStorage({ dir, databaseUrl }, { onConnectionLost });
  opened.push(storage);
  return storage;
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((storage) => storage.close()));
  await Promise.all([emptyTestDatabases(), removeTempDirs()]);
});

describeWriters('PostgreSQL', async () => ({ dir: 'unused', databaseUrl: await createTestDatabase() }));

describe('a registry on PostgreSQL', () => {
  it('imports the files once, even if several start together', async () => {
    const [url, dir] = await Promise.all([createTestDatabase(), tempDir()]);
    const files = createFileStorage(dir);
    for (const revision of [1, 2, 3]) {
      await files.store.write(revisionOf(revision), revision - 1, entryOf(revision, 'ada\u0000"'));
    }
    const owner = { squad: 'checkout', remotes: ['mf-basket', 'mf-account'] as const };
    const token = hashOfToken(await addSquadToken(files.tokens, owner, new Date()));
    const [storage] = await Promise.all([open(url, { dir }), open(url, { dir }), open(url, { dir })]);
    expect(await storage.store.read()).toEqual(revisionOf(3));
    expect(await storage.audit.latest(10)).toEqual(await files.audit.latest(10));
    expect(await storage.tokens.find(token)).toEqual(await files.tokens.find(token));
    expect(await storage.store.write(revisionOf(4), 3, entryOf(4, 'bo'))).toEqual(revisionOf(4));
    await runOn(url, `delete from ${schema}.squad_tokens`);
    expect(await (await open(url, { dir })).tokens.find(token)).toBeNull();
  });

  it('reconnects after the loss of its connections, and receives what it missed', async () => {
    const url = await createTestDatabase();
    const lost: Error[] = [];
    const storage = await open(url, { onConnectionLost: (cause) => lost.push(cause) });
    const received = new Promise<number>((resolve) => storage.onRevision(resolve));
    // Written without NOTIFY, as if the notification was lost with the connection.
    await runOn(url, `insert into ${schema}.revisions values (1, '${JSON.stringify(revisionOf(1))}')`);
    await runOn(
      url,
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name like 'release-registry%' and datname = current_database()`,
    );
    expect(await received).toBe(1);
    expect(lost.length).toBeGreaterThan(0);
    expect(await storage.store.read()).toEqual(revisionOf(1));
  });

  it('needs no right to update or create anything once its tables exist', async () => {
    const url = await createTestDatabase();
    await (await open(url)).store.write(revisionOf(1), 0, null);
    const user = `registry_user_${process.pid}`;
    await runOn(
      url,
      `create role ${user} login;
       grant usage on schema ${schema} to ${user};
       grant select on all tables in schema ${schema} to ${user};
       grant insert on ${schema}.revisions, ${schema}.audit to ${user}`,
    );
    const restricted = new URL(url);
    restricted.username = user;
    try {
      const storage = await open(restricted.href);
      expect(await storage.store.write(revisionOf(2), 1, entryOf(2, 'ada'))).toEqual(revisionOf(2));
      const deletion = runOn(restricted.href, `delete from ${schema}.audit`);
      await expect(deletion).rejects.toThrow('permission denied');
      await runOn(url, `update ${schema}.version set version = 0`);
      await expect(open(restricted.href)).rejects.toThrow('let it create a schema');
    } finally {
      await runOn(url, `drop owned by ${user}; drop role ${user}`);
    }
  });

  it('names a database that does not exist', async () => {
    const url = new URL(await createTestDatabase());
    url.pathname = '/nowhere';
    url.password = 'secret-of-the-shop';
    const opening = open(url.href);
    await expect(opening).rejects.toThrow(
      /PostgreSQL database nowhere at .+ cannot be used\. .+ create it first/,
    );
    await expect(opening).rejects.not.toThrow('secret-of-the-shop');
  });
});
