import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { buildApp } from './app.ts';
import { openStorage } from './store/open-storage.ts';
import { revisionOf } from './testing/revision-fixture.ts';
import { freePort } from './testing/free-port.ts';
import { stopRegistries, testKeys, testToken } from './testing/running-registry.ts';
import { tempDir } from 'registry-client/testing/temp-dir';
import { createTestDatabase } from './testing/test-server.ts';
import { signDocument } from 'registry-client/signing/signed-document';

afterEach(stopRegistries);

/** Starts a TCP proxy to the database that can be closed and opened again. */
function createProxy(database: URL, port: number) {
  const sockets = new Set<Socket>();
  let server: Server;
  return {
    open: async () => {
      server = createServer((near) => {
        const far = connect(Number(database.port), database.hostname);
        for (const [from, to] of [
          [near, far],
          [far, near],
        ] as const) {
          sockets.add(from);
          from.pipe(to);
          from.on('error', () => to.destroy());
        }
      }).listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    cut: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}

it('a registry answers 500 during an outage of its database, and reconnects after it', async () => {
  const direct = await createTestDatabase();
  const port = await freePort();
  const proxy = createProxy(new URL(direct), port);
  await proxy.open();
  const databaseUrl = Object.assign(new URL(direct), { port: String(port) }).href;
  const dataDir = await tempDir();
  const storage = await openStorage({ dir: dataDir, databaseUrl });
  const app = buildApp({ dataDir, storage, token: testToken, keys: testKeys });
  const statusOf = async (url: string) => (await app.inject(url)).statusCode;
  expect(await statusOf('/healthz')).toBe(200);

  await proxy.cut();
  expect([await statusOf('/healthz'), await statusOf('/registry')]).toEqual([500, 500]);
  expect(await statusOf('/registry/key')).toBe(200);
  const other = await openStorage({ dir: dataDir, databaseUrl: direct });
  await other.store.write(signDocument(revisionOf(1), testKeys.privateKey), 0, null);
  await other.close();

  const received = new Promise<number>((resolve) => storage.onRevision(resolve));
  await proxy.open();
  expect((await app.inject('/registry')).json().revision).toBe(1);
  expect(await received).toBe(1);
  await app.close();
  await proxy.cut();
});
