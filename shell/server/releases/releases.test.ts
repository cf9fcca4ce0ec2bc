import { jest } from '@jest/globals';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { bucketFor, type RegistryReadResult, type StoredReport } from 'registry-client';
import { signDocument } from 'registry-client/signing';
import type { RegistryDocument } from 'shared-contracts/releases';
import { registryDocumentSchema } from 'shared-contracts/releases';
import { createRejections } from './verdicts/rejections.ts';
import { createReleases, type Releases, type ReleasesOptions } from './releases.ts';
import { documentOf, entryOf, manifestOf } from '../testing/release-fixture.ts';

const former = { default: false, traffic: 0, status: 'retired' } as const;
const keys = generateKeyPairSync('ed25519');
const open: Releases[] = [];
let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'shell-releases-'));
});
afterEach(async () => {
  for (const releases of open.splice(0)) releases.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** A fake registry; versions in `away` cannot be downloaded. */
function registry(start?: RegistryDocument) {
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

async function follow(
  client: ReleasesOptions['client'],
  onChange?: (revision: number) => void,
  probe: ReleasesOptions['probe'] = () => Promise.resolve(),
  parts: Partial<Pick<ReleasesOptions, 'isApiReady' | 'report'>> & {
    build?: string;
    others?: StoredReport[];
  } = {},
) {
  const { isApiReady = async () => true, report = async () => undefined, build = 'abc', others = [] } = parts;
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
    isApiReady,
    report,
    client,
    dataDir,
    pollMs: 3_600_000,
    publicKey: keys.publicKey,
    probe,
    log: log as unknown as FastifyBaseLogger,
    ...(onChange ? { onChange } : {}),
  });
  open.push(releases);
  const version = (visitor = 'anna') => releases.snapshotFor(visitor).releases['mf-cms']?.version;
  return { releases, version, log };
}

const v1 = documentOf(1, { 'mf-cms': [entryOf('mf-cms', '1.0.0')] });
const v2 = documentOf(2, {
  'mf-cms': [entryOf('mf-cms', '1.0.0', former), entryOf('mf-cms', '2.0.0', { replaced: '1.0.0' })],
});

const promotedAgain = documentOf(4, {
  'mf-cms': [
    entryOf('mf-cms', '1.0.0', former),
    entryOf('mf-cms', '2.0.0', { replaced: '1.0.0', promotedIn: 4 }),
  ],
});

describe('createReleases with a remote with a new name', () => {
  it('serves it once the registry has it, and its canary to some visitors', async () => {
    const { state, client } = registry(v1);
    const probed: string[] = [];
    const { releases } = await follow(client, undefined, async ({ name, version }) => {
      probed.push(`${name} ${version}`);
    });
    expect(await releases.getServable('mf-gift-cards', '1.0.0')).toBeUndefined();
    state.document = documentOf(2, {
      ...v1.microFrontends,
      'mf-gift-cards': [
        entryOf('mf-gift-cards', '1.0.0', { traffic: 50 }),
        entryOf('mf-gift-cards', '1.1.0', { traffic: 50, default: false }),
      ],
    });
    await releases.refresh();
    expect(probed).toEqual(['mf-cms 1.0.0', 'mf-gift-cards 1.0.0', 'mf-gift-cards 1.1.0']);
    for (const visitor of ['anna', 'ben', 'cleo', 'dan']) {
      const wanted = bucketFor(visitor, 'mf-gift-cards') < 50 ? '1.1.0' : '1.0.0';
      expect(releases.snapshotFor(visitor).releases['mf-gift-cards']?.version).toBe(wanted);
    }
    expect(await releases.getServable('mf-gift-cards', '1.0.0')).toMatchObject({ name: 'mf-gift-cards' });
    expect(releases.state().served).toContainEqual({ remote: 'mf-gift-cards', version: '1.1.0', share: 50 });
  });

  it('previews it before it is live', async () => {
    const { state, client } = registry(v1);
    const { releases } = await follow(client);
    const staged = entryOf('mf-gift-cards', '1.0.0', { status: 'staged', traffic: 0, default: false });
    state.document = documentOf(2, { ...v1.microFrontends, 'mf-gift-cards': [staged] });
    expect(await releases.preview('mf-gift-cards', '1.0.0')).toMatchObject({ name: 'mf-gift-cards' });
    expect(releases.snapshotFor('anna').releases).not.toHaveProperty('mf-gift-cards');
  });

  it('rejects it like any other release that fails its probe', async () => {
    const { client } = registry(documentOf(1, { 'mf-gift-cards': [entryOf('mf-gift-cards', '1.0.0')] }));
    const { releases } = await follow(client, undefined, () => Promise.reject(new Error('it throws')));
    expect(releases.snapshotFor('anna').releases).toEqual({});
    expect(releases.state().verdicts).toMatchObject([{ remote: 'mf-gift-cards', outcome: 'rejects' }]);
  });
});

describe('createReleases', () => {
  it('follows the registry’s revisions', async () => {
    const { state, client } = registry(v1);
    const changes: number[] = [];
    const { releases, version } = await follow(client, (revision) => changes.push(revision));
    expect(version()).toBe('1.0.0');
    state.document = v2;
    await releases.refresh();
    expect(version()).toBe('2.0.0');
    await releases.refresh();
    expect(changes).toEqual([1, 2]);
  });

  it('returns frozen snapshots', async () => {
    const { state, client } = registry(v1);
    const { releases } = await follow(client);
    const snapshot = releases.snapshotFor('anna');
    state.document = v2;
    await releases.refresh();
    expect(snapshot.releases['mf-cms']?.version).toBe('1.0.0');
    expect(Object.isFrozen(snapshot) && Object.isFrozen(snapshot.releases)).toBe(true);
  });

  it('keeps files of former releases for open tabs', async () => {
    const { state, client } = registry(v1);
    const { releases } = await follow(client);
    state.document = v2;
    await releases.refresh();
    expect((await releases.getServable('mf-cms', '1.0.0'))?.version).toBe('1.0.0');
  });

  it('keeps the last good release when the newest cannot be downloaded, and retries', async () => {
    const { state, client, downloads } = registry(v1);
    const { releases, version, log } = await follow(client);
    state.document = v2;
    state.away.add('2.0.0');
    await releases.refresh();
    expect(version()).toBe('1.0.0');
    await releases.refresh();
    expect(log.error).toHaveBeenCalledTimes(1);
    state.away.clear();
    await releases.refresh();
    expect(version()).toBe('2.0.0');
    await releases.refresh();
    expect(downloads).toEqual(['1.0.0', '2.0.0', '2.0.0', '2.0.0']);
  });

  it('finds the last good release after a restart', async () => {
    const { state, client } = registry(v2);
    state.away.add('2.0.0');
    expect((await follow(client)).version()).toBe('1.0.0');
  });

  it('never falls back to a blocked release', async () => {
    const entries = [
      entryOf('mf-cms', '1.0.0', { ...former, status: 'blocked' }),
      entryOf('mf-cms', '2.0.0', { replaced: '1.0.0' }),
    ];
    const { state, client } = registry(v1);
    const { releases, version } = await follow(client);
    state.document = documentOf(2, { 'mf-cms': entries });
    state.away.add('2.0.0');
    await releases.refresh();
    expect(version()).toBeUndefined();
  });

  it('leaves out a release that is incompatible with live ones', async () => {
    const beside = { 'mf-basket': [entryOf('mf-basket', '1.0.0')] };
    const { state, client } = registry({
      ...v1,
      microFrontends: { ...v1.microFrontends, ...beside },
    });
    const { releases, version, log } = await follow({
      ...client,
      downloadRelease: async ({ name, version: wanted }) => ({
        dir: '',
        manifest: manifestOf(name, wanted, {
          contracts: {
            shellApi: 1,
            emits: name === 'mf-basket' ? { 'basket:changed': 1 } : {},
            consumes: wanted === '2.0.0' ? { 'basket:changed': 2 } : {},
            props: {},
          },
        }),
      }),
    });
    state.document = { ...v2, microFrontends: { ...v2.microFrontends, ...beside } };
    await releases.refresh();
    expect(version()).toBe('1.0.0');
    expect(log.error).toHaveBeenCalledWith(
      expect.objectContaining({
        remote: 'mf-cms',
        version: '2.0.0',
        incompatibilities: ['it consumes basket:changed major 2, mf-basket 1.0.0 emits major 1'],
      }),
      expect.any(String),
    );
  });

  it('leaves out a release for another shell, and downloads it once', async () => {
    const { state, client, downloads } = registry(v2);
    state.foreign.add('2.0.0');
    const { releases, version } = await follow(client);
    expect(version()).toBe('1.0.0');
    await releases.refresh();
    await releases.refresh();
    expect(downloads).toEqual(['2.0.0', '1.0.0']);
  });

  it('starts with the stored document while the registry is down', async () => {
    await follow(registry(v1).client);
    const { client, state } = registry(undefined);
    const { releases, version, log } = await follow(client);
    expect(version()).toBe('1.0.0');
    expect(log.warn).toHaveBeenCalledTimes(1);
    state.document = v2;
    await releases.refresh();
    expect(version()).toBe('2.0.0');
  });

  it('starts with the stored document of a registry whose fields its schema does not know', async () => {
    const { state, client } = registry(v1);
    state.extra = { policies: { freeze: true } };
    const first = await follow(client);
    expect(first.releases.document()).not.toHaveProperty('policies');
    state.document = undefined;
    expect((await follow(client)).version()).toBe('1.0.0');
  });

  it('rejects a stored document without a valid signature', async () => {
    await follow(registry(v1).client);
    const file = join(dataDir, 'registry.json');
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll('1.0.0', '6.6.6'));
    const { version } = await follow(registry(undefined).client);
    expect(version()).toBeUndefined();
  });

  it('rejects an older revision', async () => {
    const { state, client } = registry(v2);
    const { releases, version, log } = await follow(client);
    state.document = v1;
    await releases.refresh();
    expect(version()).toBe('2.0.0');
    expect(log.error).toHaveBeenCalledTimes(1);
  });

  it('probes the common fallback of two live releases once', async () => {
    const { client } = registry(
      documentOf(3, {
        'mf-cms': [
          entryOf('mf-cms', '1.0.0', former),
          entryOf('mf-cms', '2.0.0', { traffic: 70, replaced: '1.0.0' }),
          entryOf('mf-cms', '3.0.0', { default: false, traffic: 30, replaced: '1.0.0' }),
        ],
      }),
    );
    const probed: string[] = [];
    const { version } = await follow(client, undefined, async (manifest) => {
      probed.push(manifest.version);
      if (manifest.version !== '1.0.0') throw new Error('it throws');
    });
    expect(probed.toSorted()).toEqual(['1.0.0', '2.0.0', '3.0.0']);
    expect(version()).toBe('1.0.0');
  });

  it('leaves out a release that fails its probe, until it is promoted again', async () => {
    const { state, client } = registry(v1);
    let isFaulty = true;
    const probed: string[] = [];
    const { releases, version, log } = await follow(client, undefined, async (manifest, base) => {
      probed.push(`${manifest.version} beside ${base.releases['mf-cms']?.version}`);
      if (isFaulty && manifest.version === '2.0.0') throw new Error('it throws');
    });
    state.document = v2;
    await releases.refresh();
    await releases.refresh();
    expect(version()).toBe('1.0.0');
    expect(log.error).toHaveBeenCalledTimes(1);
    isFaulty = false;
    state.document = { ...v2, revision: 3 };
    await releases.refresh();
    expect(version()).toBe('1.0.0');
    state.document = promotedAgain;
    await releases.refresh();
    expect(version()).toBe('2.0.0');
    expect(probed).toEqual(['1.0.0 beside undefined', '2.0.0 beside 1.0.0', '2.0.0 beside 1.0.0']);
  });

  const throwing: ReleasesOptions['probe'] = async ({ version }) => {
    if (version === '2.0.0')
      throw new Error('/about-us cannot be rendered', { cause: new Error('no window') });
  };
  const verdict = { remote: 'mf-cms', version: '2.0.0', promotedIn: 0 } as const;
  const storedReport = (shell: string, parts: Partial<StoredReport> = {}): StoredReport => ({
    shell,
    build: 'abc',
    revision: 2,
    conflict: null,
    verdicts: [{ ...verdict, outcome: 'rejects', why: 'it throws there' }],
    served: [],
    alerts: [],
    at: '2026-11-22T09:00:00.000Z',
    ...parts,
  });

  it('probes a release before it is served also when nothing is live yet', async () => {
    const { version } = await follow(registry(v2).client, undefined, throwing);
    expect(version()).toBe('1.0.0');
  });

  it('reports what it serves and rejects, with the reason and the share of the visitors', async () => {
    const reports: unknown[] = [];
    const { releases } = await follow(registry(v2).client, undefined, throwing, {
      report: async (state) => void reports.push(state),
    });
    const state = {
      revision: 2,
      conflict: null,
      verdicts: [{ ...verdict, outcome: 'rejects', why: '/about-us cannot be rendered: no window' }],
      served: [{ remote: 'mf-cms', version: '1.0.0', share: 100 }],
    };
    expect(releases.state()).toEqual(state);
    expect(reports.at(-1)).toEqual(state);
  });

  it('honours its rejection after a restart, until the release is promoted again', async () => {
    await follow(registry(v2).client, undefined, throwing);
    const { state, client } = registry(v2);
    const { releases, version } = await follow(client);
    expect(version()).toBe('1.0.0');
    expect(releases.state().verdicts).toMatchObject([{ outcome: 'rejects' }]);
    state.document = promotedAgain;
    await releases.refresh();
    expect(version()).toBe('2.0.0');
  });

  it('probes again after a restart with another build of the shell', async () => {
    await follow(registry(v2).client, undefined, throwing);
    const { version } = await follow(registry(v2).client, undefined, undefined, { build: 'newer' });
    expect(version()).toBe('2.0.0');
  });

  it('honours the rejection of other shells at its start', async () => {
    const { version, releases } = await follow(registry(v2).client, undefined, undefined, {
      others: [storedReport('another')],
    });
    expect(version()).toBe('1.0.0');
    expect(releases.state().verdicts).toMatchObject([{ why: 'another rejects it: it throws there' }]);
  });

  it.each([
    [
      'when another shell serves it',
      [
        storedReport('one'),
        storedReport('two', { verdicts: [{ ...verdict, outcome: 'serves', why: null }] }),
      ],
    ],
    ['when shells of other builds reject it', [storedReport('one', { build: 'older' })]],
    [
      'when an earlier promotion was rejected',
      [storedReport('one', { verdicts: [{ ...verdict, promotedIn: 1, outcome: 'rejects', why: 'x' }] })],
    ],
  ])('decides by its own probe %s', async (_when, others) => {
    const { version } = await follow(registry(v2).client, undefined, undefined, { others });
    expect(version()).toBe('2.0.0');
  });

  it('decides by its own probe about a promotion while it runs, whatever is reported', async () => {
    const { state, client } = registry(v1);
    const { releases, version } = await follow(client, undefined, undefined, {
      others: [storedReport('forged')],
    });
    state.document = v2;
    await releases.refresh();
    expect(version()).toBe('2.0.0');
  });

  it('rejects no release while the API is down: it keeps the former one, and probes again', async () => {
    let isApiReady = false;
    const { state, client } = registry(v1);
    const probe: ReleasesOptions['probe'] = async () => {
      if (!isApiReady) throw new Error('the API answers 503');
    };
    const { releases, version } = await follow(client, undefined, probe, {
      isApiReady: async () => isApiReady,
    });
    expect(version()).toBe('1.0.0');
    isApiReady = true;
    await releases.refresh();
    isApiReady = false;
    state.document = v2;
    await releases.refresh();
    expect(version()).toBe('1.0.0');
    isApiReady = true;
    await releases.refresh();
    expect(version()).toBe('2.0.0');
  });

  it('reports other content under a known revision, and follows the next revision', async () => {
    const { state, client } = registry(v2);
    const { releases, version, log } = await follow({
      ...client,
      read: async () => client.read(),
    });
    state.document = { ...v1, revision: 2 };
    await releases.refresh();
    await releases.refresh();
    expect(version()).toBe('2.0.0');
    expect(releases.state().conflict).toBe('reused_revision');
    expect(log.error).toHaveBeenCalled();
    state.document = { ...v1, revision: 3 };
    await releases.refresh();
    expect([version(), releases.state().conflict]).toEqual(['1.0.0', null]);
  });

  it('reads the registry when it announces a change', async () => {
    const { state, client } = registry(v1);
    let announce: (revision: number) => void = () => undefined;
    let isWatched = true;
    const watch: typeof client.watch = (onRevision) => {
      announce = onRevision;
      return () => (isWatched = false);
    };
    const { releases, version } = await follow({ ...client, watch });
    state.document = v2;
    announce(2);
    await releases.refresh();
    expect(version()).toBe('2.0.0');
    releases.stop();
    expect(isWatched).toBe(false);
  });

  it('shows a preview to one visitor, but no blocked release', async () => {
    const staged = documentOf(3, {
      'mf-cms': [
        entryOf('mf-cms', '1.0.0'),
        entryOf('mf-cms', '2.0.0', { ...former, status: 'staged' }),
        entryOf('mf-cms', '3.0.0', { ...former, status: 'blocked' }),
      ],
    });
    const { releases, version } = await follow(registry(staged).client);
    const previewed = await releases.preview('mf-cms', '2.0.0');
    expect(releases.snapshotFor('anna', previewed && [previewed]).releases['mf-cms']?.version).toBe('2.0.0');
    expect(version()).toBe('1.0.0');
    expect(await releases.preview('mf-cms', '3.0.0')).toBeUndefined();
    expect(await releases.preview('mf-cms', '9.9.9')).toBeUndefined();
  });

  it('previews a release that was published after the last reading of the registry', async () => {
    const { client, state } = registry(documentOf(3, { 'mf-cms': [entryOf('mf-cms', '1.0.0')] }));
    const { releases } = await follow(client);
    const entries = [entryOf('mf-cms', '1.0.0'), entryOf('mf-cms', '2.0.0', { ...former, status: 'staged' })];
    state.document = documentOf(4, { 'mf-cms': entries });
    expect(await releases.preview('mf-cms', '2.0.0')).toMatchObject({ version: '2.0.0' });
  });

  it('has no releases without registry and stored document', async () => {
    const { releases } = await follow(registry(undefined).client);
    expect(releases.snapshotFor('anna')).toEqual({ revision: 0, releases: {} });
  });

  it('gives a canary to its share of the visitors, always the same ones', async () => {
    const canary = documentOf(3, {
      'mf-cms': [
        entryOf('mf-cms', '1.0.0', { traffic: 70 }),
        entryOf('mf-cms', '2.0.0', { default: false, traffic: 30 }),
      ],
    });
    const { version } = await follow(registry(canary).client);
    const visitors = Array.from({ length: 200 }, (_, index) => `visitor-${index}`);
    for (const visitor of visitors) {
      const expected = bucketFor(visitor, 'mf-cms') < 30 ? '2.0.0' : '1.0.0';
      expect([version(visitor), version(visitor)]).toEqual([expected, expected]);
    }
    expect(new Set(visitors.map((visitor) => version(visitor))).size).toBe(2);
  });

  it('gives the default to visitors of a canary that cannot be downloaded', async () => {
    const canary = documentOf(3, {
      'mf-cms': [
        entryOf('mf-cms', '1.0.0', { traffic: 1 }),
        entryOf('mf-cms', '2.0.0', { default: false, traffic: 99 }),
      ],
    });
    const { state, client } = registry(canary);
    state.away.add('2.0.0');
    const { version } = await follow(client);
    expect(new Set(['a', 'b', 'c', 'd'].map((visitor) => version(visitor)))).toEqual(new Set(['1.0.0']));
  });

  it('reads the registry once at a time', async () => {
    const { client } = registry(v1);
    const { releases } = await follow(client);
    const before = jest.mocked(client.read).mock.calls.length;
    await Promise.all([releases.refresh(), releases.refresh()]);
    expect(jest.mocked(client.read).mock.calls.length).toBe(before + 1);
  });

  it('downloads a retired release once for ten concurrent requests', async () => {
    const { client, downloads, state } = registry(v2);
    const { releases } = await follow(client);
    const requests = () =>
      Promise.all(Array.from({ length: 10 }, () => releases.getServable('mf-cms', '1.0.0')));
    state.away.add('1.0.0');
    expect(new Set(await requests())).toEqual(new Set([undefined]));
    state.away.clear();
    const manifests = await requests();
    expect(new Set(manifests.map((manifest) => manifest?.version))).toEqual(new Set(['1.0.0']));
    expect(downloads).toEqual(['2.0.0', '1.0.0', '1.0.0']);
  });

  it('serves a retired release after a restart, but no blocked or staged one', async () => {
    const { client, downloads } = registry(
      documentOf(3, {
        'mf-cms': [
          entryOf('mf-cms', '0.8.0', { ...former, status: 'blocked' }),
          entryOf('mf-cms', '0.9.0', { ...former, status: 'staged' }),
          entryOf('mf-cms', '1.0.0', former),
          entryOf('mf-cms', '2.0.0'),
        ],
      }),
    );
    const { releases } = await follow(client);
    expect(downloads).toEqual(['2.0.0']);
    expect((await releases.getServable('mf-cms', '1.0.0'))?.version).toBe('1.0.0');
    for (const version of ['0.8.0', '0.9.0', '7.7.7']) {
      expect(await releases.getServable('mf-cms', version)).toBeUndefined();
    }
    expect(downloads).toEqual(['2.0.0', '1.0.0']);
  });
});
