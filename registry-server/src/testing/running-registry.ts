import type { FastifyInstance } from 'fastify';
import { generateKeyPairSync } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { buildApp, type RequestTimeouts } from '../app.ts';
import { openStorage, type StorageLocation } from '../store/open-storage.ts';
import { removeTempDirs, tempDir } from 'registry-client/testing/temp-dir';
import { emptyTestDatabases } from './test-server.ts';
import { testLocation } from './test-storage.ts';

export const testToken = 'a-token-for-tests-only';
export const testGuardToken = 'the-guard-token-of-shells';
export const testReportToken = 'the-report-token-of-shells';
export const testKeys = { ...generateKeyPairSync('ed25519'), isNew: true };

export interface RunningRegistry {
  app: FastifyInstance;
  dataDir: string;
  location: StorageLocation;
  baseUrl: string;
}

const running: FastifyInstance[] = [];

/** Starts an empty registry on a free port. */
export async function runRegistry(
  timeouts?: RequestTimeouts,
  apiUrl: URL | null = null,
): Promise<RunningRegistry> {
  const dataDir = await tempDir();
  const location = await testLocation(dataDir);
  const storage = await openStorage(location);
  const app = buildApp({
    dataDir,
    storage,
    token: testToken,
    guardToken: testGuardToken,
    reportToken: testReportToken,
    keys: testKeys,
    apiUrl,
    ...(timeouts && { timeouts }),
  });
  running.push(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { app, dataDir, location, baseUrl: `http://127.0.0.1:${port}` };
}

/** Stops all registries that a test has started, and removes their files and databases. */
export async function stopRegistries(): Promise<void> {
  const apps = running.splice(0);
  // A connection whose answer has just arrived is not idle yet, and would be kept alive for more than a minute.
  for (const app of apps) app.server.closeAllConnections();
  await Promise.all(apps.map((app) => app.close()));
  await Promise.all([removeTempDirs(), emptyTestDatabases()]);
}
