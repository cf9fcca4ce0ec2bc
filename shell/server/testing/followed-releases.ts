import { jest } from '@jest/globals';
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { RegistryReadResult, StoredReport } from 'registry-client';
import { signDocument } from 'registry-client/signing';
import type { RegistryDocument } from 'shared-contracts/releases';
import { registryDocumentSchema } from 'shared-contracts/releases';
import { createReleases, type Releases, type ReleasesOptions } from '../releases/releases.ts';
import { createRejections } from '../releases/verdicts/rejections.ts';
import type { SupervisorState } from '../releases/verdicts/supervisor-state.ts';
import { documentOf, entryOf, manifestOf } from './release-fixture.ts';

/** A release that was live before. */
export const former = { default: false, traffic: 0, status: 'retired' } as const;
const keys = generateKeyPairSync('ed25519');
const open: Releases[] = [];
let dataDir: string;

/** Gives every test of a file an empty folder, and stops what it follows. */
export function prepareReleases(): void {
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'shell-releases-'));
  });
  afterEach(async () => {
    for (const releases of open.splice(0)) releases.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
}

/** Returns the path of a file that the releases have stored. */
export const storedFile = (name: string) => join(dataDir, name);

/** A fake registry; versions in `away` cannot be downloaded. */
export function registry(start?: RegistryDocument) {
  /** `extra`: fields of a newer registry. */
  const extra: Record<string, unknown> = {};
  const state = { document: start, extra, away: new Set<string>(), foreign: new Set<string>() };
  const downloads: string[] = [];
  const client: ReleasesOptions['client'] = {
    read: jest.fn(async ({ etag }: { etag?: string } = {}): Promise<RegistryReadResult> => {
      if (!state.document) throw new Error('registry is away');
      const known = `"${state.document.revision}"`;
      if (etag === known) return { status: 'unchanged' };
      const signed = signDocument({ ...state.document, ...state.extra }, keys.privateKey);
      const document = registryDocumentSchema.parse(signed);
      return { status: 'read', document, source: JSON.stringify(signed), etag: known };
    }),
    watch: () => () => undefined,
    downloadRelease: async ({ name, version }) => {
      downloads.push(version);
      if (state.away.has(version)) throw new Error(`hash of ${version} is wrong`);
      const contracts = { shellApi: state.foreign.has(version) ? 99 : 1, emits: {}, consumes: {}, props: {} };
      return { dir: '', manifest: manifestOf(name, version, { contracts }) };
    },
  };
  return { state, client, downloads };
}

/** Follows a registry as a shell does at its start. */
export async function follow(
  client: ReleasesOptions['client'],
  onChange?: (revision: number) => void,
  probe: ReleasesOptions['probe'] = () => Promise.resolve(),
  parts: Partial<Pick<ReleasesOptions, 'isApiReady' | 'report'>> & {
    build?: string;
    supervisor?: SupervisorState;
    others?: StoredReport[];
    publicKey?: KeyObject;
  } = {},
) {
  const {
    isApiReady = async () => true,
    report = async () => undefined,
    build = 'abc',
    supervisor = null,
    others = [],
    publicKey = keys.publicKey,
  } = parts;
  const log = { error: jest.fn(), warn: jest.fn(), info: jest.fn() };
  const rejections = createRejections({
    file: join(dataDir, 'rejections.json'),
    shell: 'this-shell',
    build,
    log: log as unknown as FastifyBaseLogger,
  });
  rejections.learn(others);
  const releases = await createReleases({
    rejections,
    readShell: () => ({ build, supervisor }),
    isApiReady,
    report,
    client,
    dataDir,
    pollMs: 3_600_000,
    publicKey,
    probe,
    log: log as unknown as FastifyBaseLogger,
    ...(onChange ? { onChange } : {}),
  });
  open.push(releases);
  const version = (visitor = 'anna') => releases.snapshotFor(visitor).releases['mf-cms']?.version;
  return { releases, version, log };
}

/** Version 1.0.0 is live. */
export const v1 = documentOf(1, { 'mf-cms': [entryOf('mf-cms', '1.0.0')] });
/** Version 2.0.0 has replaced it. */
export const v2 = documentOf(2, {
  'mf-cms': [entryOf('mf-cms', '1.0.0', former), entryOf('mf-cms', '2.0.0', { replaced: '1.0.0' })],
});

/** Version 2.0.0 was promoted a second time. */
export const promotedAgain = documentOf(4, {
  'mf-cms': [
    entryOf('mf-cms', '1.0.0', former),
    entryOf('mf-cms', '2.0.0', { replaced: '1.0.0', promotedIn: 4 }),
  ],
});
