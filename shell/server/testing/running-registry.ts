import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from 'registry-server/app';
import { createRegistryClient, type RegistryClient } from 'registry-client';
import { openStorage } from 'registry-server/storage';
import type { ReleaseManifest, RemoteName } from 'shared-contracts/releases';
import { manifestOf } from './release-fixture.ts';
import { testKeys } from './shell-fixture.ts';

const token = 'a-token-for-tests-only';
/** Token with which test shells report. */
const reportToken = 'the-report-token-of-shells';
const files = { browser: ['remoteEntry.js', 'export {};'], server: ['remoteEntry.cjs', ''] } as const;

export interface RunningRegistry {
  /** Returns a client with the operators' token. */
  as(actor: string): RegistryClient;
  /** Stores a report of a shell. */
  report: RegistryClient['report'];
  baseUrl: string;
  reportToken: string;
  token: string;
  /** Publishes a release without making it live. */
  publish(
    name: RemoteName,
    version: string,
    contracts?: Partial<ReleaseManifest['contracts']>,
  ): Promise<void>;
  /** Copies its files into an empty folder, as a backup does, and returns the folder. */
  backUp(): Promise<string>;
  stop(): Promise<void>;
}

/**
 * Starts a real registry on a free port, which signs with the test shells' key.
 *
 * @param backup folder with the files of another one; without it the registry is empty
 */
export async function runRegistry(backup?: string): Promise<RunningRegistry> {
  const folder = await mkdtemp(join(tmpdir(), 'shell-registry-'));
  const dir = join(folder, 'registry');
  if (backup !== undefined) await cp(backup, dir, { recursive: true });
  const storage = await openStorage({ dir, databaseUrl: null });
  const app = buildApp({ dataDir: dir, storage, token, reportToken, keys: { ...testKeys, isNew: true } });
  const baseUrl = await app.listen({ port: 0, host: '127.0.0.1' });
  const as = (actor: string) =>
    createRegistryClient({ baseUrl, token, actor, publicKey: testKeys.publicKey });
  return {
    as,
    baseUrl,
    reportToken,
    report: (report) => createRegistryClient({ baseUrl, token: reportToken }).report(report),
    token,
    async publish(name, version, contracts = {}) {
      const dir = join(folder, name, version);
      const plain = manifestOf(name, version);
      const manifest = {
        ...plain,
        assets: { [files.browser[0]]: sha384(files.browser[1]) },
        serverAssets: { [files.server[0]]: sha384(files.server[1]) },
        contracts: { ...plain.contracts, ...contracts },
      };
      for (const [side, [file, content]] of Object.entries(files)) {
        await mkdir(join(dir, side), { recursive: true });
        await writeFile(join(dir, side, file), content);
      }
      await writeFile(join(dir, 'release.json'), JSON.stringify(manifest));
      await as('ci').publish(dir);
    },
    async backUp() {
      const backup = await mkdtemp(join(tmpdir(), 'shell-registry-backup-'));
      await cp(dir, backup, { recursive: true });
      return backup;
    },
    async stop() {
      await app.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const sha384 = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`;
