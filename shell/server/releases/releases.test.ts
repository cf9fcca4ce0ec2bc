import { jest } from '@jest/globals';
import { bucketFor } from 'registry-client';
import { shellReleaseName } from 'shared-contracts/releases';
import { follow, former, prepareReleases, registry, v1, v2 } from '../testing/followed-releases.ts';
import type { SupervisorState } from './verdicts/supervisor-state.ts';
import { documentOf, entryOf, integrity, manifestOf } from '../testing/release-fixture.ts';

prepareReleases();

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

  it('shows a preview no longer when its release is blocked', async () => {
    const entries = (status: 'staged' | 'blocked') => ({
      'mf-cms': [entryOf('mf-cms', '1.0.0'), entryOf('mf-cms', '2.0.0', { ...former, status })],
    });
    const { client, state } = registry(documentOf(3, entries('staged')));
    const { releases } = await follow(client);
    expect(await releases.preview('mf-cms', '2.0.0')).toMatchObject({ version: '2.0.0' });
    state.document = documentOf(4, entries('blocked'));
    await releases.refresh();
    expect(await releases.preview('mf-cms', '2.0.0')).toBeUndefined();
  });

  it('makes no more pages of a blocked release, and keeps its files for open tabs', async () => {
    const { client, state } = registry(v1);
    const { releases } = await follow(client);
    expect(await releases.getRenderable('mf-cms', '1.0.0')).toMatchObject({ version: '1.0.0' });
    const blocked = entryOf('mf-cms', '1.0.0', { ...former, status: 'blocked' });
    state.document = documentOf(2, { 'mf-cms': [blocked, entryOf('mf-cms', '2.0.0')] });
    await releases.refresh();
    expect(await releases.getRenderable('mf-cms', '1.0.0')).toBeUndefined();
    expect(await releases.getServable('mf-cms', '1.0.0')).toMatchObject({ version: '1.0.0' });
  });

  it('previews a release that was published after the last reading of the registry', async () => {
    const { client, state } = registry(documentOf(3, { 'mf-cms': [entryOf('mf-cms', '1.0.0')] }));
    const { releases } = await follow(client);
    const entries = [entryOf('mf-cms', '1.0.0'), entryOf('mf-cms', '2.0.0', { ...former, status: 'staged' })];
    state.document = documentOf(4, { 'mf-cms': entries });
    expect(await releases.preview('mf-cms', '2.0.0')).toMatchObject({ version: '2.0.0' });
  });

  it('reads the registry for the preview of an unknown release once per revision', async () => {
    const { client, state } = registry(v1);
    const { releases } = await follow(client);
    expect(await releases.preview('mf-gone', '1.0.0')).toBeUndefined();
    const { calls } = jest.mocked(client.read).mock;
    const readings = calls.length;
    expect(await releases.preview('mf-gone', '1.0.0')).toBeUndefined();
    expect(calls).toHaveLength(readings);
    state.document = documentOf(2, { 'mf-gone': [entryOf('mf-gone', '1.0.0', former)] });
    await releases.refresh();
    expect(await releases.preview('mf-gone', '1.0.0')).toMatchObject({ version: '1.0.0' });
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
});

describe('createReleases, releases of the shell', () => {
  const shell = (version: string, parts: Parameters<typeof entryOf>[2] = {}) =>
    entryOf(shellReleaseName, version, parts);
  const staged = { status: 'staged', traffic: 0, default: false } as const;

  it('serves the files of published ones, and of none that is blocked', async () => {
    const { client } = registry(
      documentOf(1, {
        ...v1.microFrontends,
        [shellReleaseName]: [
          shell('1.0.0-live'),
          shell('1.0.0-next', staged),
          shell('1.0.0-bad', { ...staged, status: 'blocked' }),
        ],
      }),
    );
    const { releases } = await follow(client);
    for (const version of ['1.0.0-live', '1.0.0-next'])
      expect(await releases.getServable(shellReleaseName, version)).toMatchObject({ version });
    expect(await releases.getServable(shellReleaseName, '1.0.0-bad')).toBeUndefined();
    expect(await releases.getServable(shellReleaseName, '1.0.0-none')).toBeUndefined();
  });

  it('gives none of them to a page, and probes none', async () => {
    const { client } = registry(
      documentOf(1, { ...v1.microFrontends, [shellReleaseName]: [shell('1.0.0-live')] }),
    );
    const probed: string[] = [];
    const { releases } = await follow(client, undefined, async ({ name }) => void probed.push(name));
    expect(probed).toEqual(['mf-cms']);
    expect(Object.keys(releases.snapshotFor('anna').releases)).toEqual(['mf-cms']);
  });

  async function stateOf(parts: { build: string; supervisor?: SupervisorState }) {
    const canary = { traffic: 20, default: false, promotedIn: 1 };
    const { client } = registry(
      documentOf(1, {
        ...v1.microFrontends,
        [shellReleaseName]: [shell('1.0.0-live', { traffic: 80 }), shell('1.0.0-canary', canary)],
      }),
    );
    const { releases } = await follow(client, undefined, undefined, parts);
    const { verdicts, served } = releases.state();
    return {
      verdicts: verdicts
        .filter(({ remote }) => remote === shellReleaseName)
        .map(({ version, outcome, why }) => [version, outcome, why]),
      served: served.filter(({ remote }) => remote === shellReleaseName),
    };
  }

  it('reports that it serves the live one that it runs, and nothing about another', async () => {
    expect(await stateOf({ build: '1.0.0-live' })).toEqual({
      verdicts: [['1.0.0-live', 'serves', null]],
      served: [{ remote: shellReleaseName, version: '1.0.0-live', share: 100 }],
    });
    expect(await stateOf({ build: '1.0.0-other' })).toEqual({ verdicts: [], served: [] });
  });

  it('reports that it serves those that its supervisor runs, and rejects those that failed there', async () => {
    const live = { version: '1.0.0-live', promotedIn: 0 };
    const canary = { version: '1.0.0-canary', promotedIn: 1 };
    const settled = await stateOf({
      build: live.version,
      supervisor: { settled: [live, canary], failures: [] },
    });
    expect(settled.verdicts).toEqual([
      ['1.0.0-live', 'serves', null],
      ['1.0.0-canary', 'serves', null],
    ]);
    expect(settled.served).toEqual([{ remote: shellReleaseName, version: '1.0.0-live', share: 100 }]);
    const failed = await stateOf({
      build: live.version,
      supervisor: { settled: [live], failures: [{ ...canary, why: 'it throws' }] },
    });
    expect(failed.verdicts).toEqual([
      ['1.0.0-live', 'serves', null],
      ['1.0.0-canary', 'rejects', 'it throws'],
    ]);
  });

  it('reports no verdict on a failure in an earlier promotion, or before its supervisor has settled', async () => {
    const failures = [{ version: '1.0.0-canary', promotedIn: 0, why: 'it throws' }];
    const { verdicts } = await stateOf({ build: '1.0.0-canary', supervisor: { settled: [], failures } });
    expect(verdicts).toEqual([]);
  });
});

describe('createReleases with two releases that claim the same paths', () => {
  const claims = { '/gifts/*': { page: 'cms/gifts', entry: 'public', tracking: 'Info' } } as const;

  it('reports and logs both, after a fallback to the former release of one', async () => {
    const { client } = registry({
      ...v2,
      microFrontends: { ...v2.microFrontends, 'mf-search': [entryOf('mf-search', '1.0.0')] },
    });
    const claiming: typeof client = {
      ...client,
      downloadRelease: async ({ name, version }) => {
        const contracts = { shellApi: 1, emits: {}, consumes: {}, props: {} };
        const dropsClaim = version === '2.0.0';
        return {
          dir: '',
          manifest: manifestOf(name, version, {
            contracts: dropsClaim ? contracts : { ...contracts, claims },
          }),
        };
      },
    };
    const { releases, version, log } = await follow(claiming, undefined, async (manifest) => {
      if (manifest.version === '2.0.0') throw new Error('it is broken');
    });
    expect(version()).toBe('1.0.0');
    const why = '/gifts/* is claimed by mf-cms and mf-search: mf-cms shows its page';
    const conflicts = [
      { remote: 'mf-cms', version: '1.0.0', why },
      { remote: 'mf-search', version: '1.0.0', why },
    ];
    expect(releases.state().alerts).toEqual(conflicts);
    await releases.refresh();
    const logged = log.error.mock.calls.filter(
      ([, text]) => text === 'releases have the same page types, claims, slots or overlay names',
    );
    expect(logged).toEqual([
      [{ conflicts }, 'releases have the same page types, claims, slots or overlay names'],
    ]);
  });
});

describe('createReleases with a removed remote', () => {
  const removedOf = (version: string, status: 'retired' | 'blocked' = 'retired') => ({
    remote: 'mf-cms' as const,
    version,
    integrity,
    at: '2026-11-21T09:00:00.000Z',
    status,
  });

  it('neither serves nor renders a blocked release of it', async () => {
    const { client } = registry({ ...documentOf(3, {}), removed: [removedOf('1.0.0', 'blocked')] });
    const { releases } = await follow(client);
    expect(await releases.getServable('mf-cms', '1.0.0')).toBeUndefined();
    expect(await releases.getRenderable('mf-cms', '1.0.0')).toBeUndefined();
  });

  it('makes no more pages of a release that is blocked after the removal', async () => {
    const { state, client } = registry({ ...documentOf(3, {}), removed: [removedOf('1.0.0')] });
    const { releases } = await follow(client);
    expect((await releases.getRenderable('mf-cms', '1.0.0'))?.version).toBe('1.0.0');
    state.document = { ...documentOf(4, {}), removed: [removedOf('1.0.0', 'blocked')] };
    await releases.refresh();
    expect(await releases.getRenderable('mf-cms', '1.0.0')).toBeUndefined();
    expect((await releases.getServable('mf-cms', '1.0.0'))?.version).toBe('1.0.0');
  });

  it('serves the files of a former release that was published again and is staged', async () => {
    const staged = { status: 'staged', default: false, traffic: 0 } as const;
    const again = documentOf(4, { 'mf-cms': [entryOf('mf-cms', '1.0.0', staged)] });
    const { client } = registry({ ...again, removed: [removedOf('1.0.0')] });
    const { releases } = await follow(client);
    expect((await releases.getServable('mf-cms', '1.0.0'))?.version).toBe('1.0.0');
  });

  it('shows it no longer, and serves the files of its former releases, also after a restart', async () => {
    const { state, client } = registry(v2);
    const { releases, version } = await follow(client);
    const removed = [removedOf('1.0.0'), removedOf('2.0.0')];
    state.document = { ...documentOf(3, {}), removed };
    await releases.refresh();
    expect(version()).toBeUndefined();
    expect((await releases.getServable('mf-cms', '2.0.0'))?.version).toBe('2.0.0');
    releases.stop();
    const restarted = await follow(client);
    expect((await restarted.releases.getServable('mf-cms', '1.0.0'))?.version).toBe('1.0.0');
    expect(await restarted.releases.getServable('mf-cms', '9.0.0')).toBeUndefined();
    expect(await restarted.releases.preview('mf-cms', '1.0.0')).toBeUndefined();
  });
});
