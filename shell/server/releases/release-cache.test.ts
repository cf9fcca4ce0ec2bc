import { jest } from '@jest/globals';
import { follow, former, prepareReleases, registry, v1, v2 } from '../testing/followed-releases.ts';
import { documentOf, entryOf, manifestOf } from '../testing/release-fixture.ts';

prepareReleases();

describe('createReleases, downloading', () => {
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

  it('downloads a damaged release for requests once in 30 seconds', async () => {
    const shell = (status: 'active' | 'staged') =>
      entryOf('mf-shell', status === 'active' ? '1.0.0' : '2.0.0', { ...former, status });
    const { state, client, downloads } = registry(
      documentOf(1, { 'mf-shell': [shell('active'), shell('staged')] }),
    );
    state.away.add('2.0.0');
    const { releases } = await follow(client);
    const clock = jest.spyOn(Date, 'now');
    try {
      const start = Date.now();
      const requests = [0, 0, 1, 29_999, 30_001, 30_002];
      for (const time of requests) {
        clock.mockReturnValue(start + time);
        // oxlint-disable-next-line no-await-in-loop -- one request after another
        expect(await releases.getServable('mf-shell', '2.0.0')).toBeUndefined();
      }
      expect(downloads).toEqual(['2.0.0', '2.0.0']);
      state.away.clear();
      clock.mockReturnValue(start + 60_002);
      expect((await releases.getServable('mf-shell', '2.0.0'))?.version).toBe('2.0.0');
    } finally {
      clock.mockRestore();
    }
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

  it('downloads a retired release once for ten concurrent requests', async () => {
    const { client, downloads, state } = registry(v2);
    const { releases } = await follow(client);
    const requests = () =>
      Promise.all(Array.from({ length: 10 }, () => releases.getServable('mf-cms', '1.0.0')));
    state.away.add('1.0.0');
    expect(new Set(await requests())).toEqual(new Set([undefined]));
    state.away.clear();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 30_001);
    const manifests = await requests();
    clock.mockRestore();
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
