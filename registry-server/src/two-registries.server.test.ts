import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { createRegistryClient } from 'registry-client';
import { startRegistry } from './server.ts';
import { resolveSigningKeys } from './signing/keys.ts';
import { collectRevisions } from './testing/collect-revisions.ts';
import { writeRelease } from 'registry-client/testing/release-fixture';
import { freePort } from './testing/free-port.ts';
import { stopRegistries, testToken } from './testing/running-registry.ts';
import { tempDir } from 'registry-client/testing/temp-dir';
import { createTestDatabase } from './testing/test-server.ts';

const running: FastifyInstance[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map((app) => app.close()));
  await stopRegistries();
});

/** Starts two registries at the same moment on one database without tables, with one key and one directory. */
async function startTwo(): Promise<string[]> {
  const [dir, databaseUrl] = await Promise.all([tempDir(), createTestDatabase()]);
  await resolveSigningKeys({ dir, signingKeyFile: null, publicKeyFile: null });
  const ports = await Promise.all([freePort(), freePort()]);
  const apps = await Promise.all(
    ports.map((port) =>
      startRegistry(
        {
          REGISTRY_PORT: String(port),
          REGISTRY_DIR: dir,
          REGISTRY_DATABASE_URL: databaseUrl,
          REGISTRY_TOKEN: testToken,
        },
        pino({ level: 'silent' }),
      ),
    ),
  );
  running.push(...apps);
  return ports.map((port) => `http://127.0.0.1:${port}`);
}

it('two registries on one database announce, serve and sign each other’s changes', async () => {
  const [first = '', second = ''] = await startTwo();
  const events = await collectRevisions(second);
  const build = join(await tempDir(), '1.0.0');
  await mkdir(build);
  await writeRelease(build);
  const at = (baseUrl: string) => createRegistryClient({ baseUrl, token: testToken, actor: 'ada@desk' });
  await at(first).publish(build);
  await at(second).promote({ name: 'mf-basket', version: '1.0.0' });
  await at(first).promote({ name: 'mf-basket', version: '1.0.0', traffic: 100, reason: 'again' });
  const received = await events.until(2);
  events.close();
  expect(received).toEqual([1, 2]);
  const [one, other] = await Promise.all([at(first).read(), at(second).read()]);
  expect(one).toEqual(other);
  const entries = await at(first).audit({});
  expect(entries.map(({ revision, what }) => [revision, what.action])).toEqual([
    [2, 'promote'],
    [1, 'publish'],
  ]);
});
