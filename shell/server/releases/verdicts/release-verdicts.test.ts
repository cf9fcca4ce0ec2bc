import type { StoredReport } from 'registry-client';
import type { ReleasesOptions } from '../releases.ts';
import {
  follow,
  former,
  prepareReleases,
  promotedAgain,
  registry,
  v1,
  v2,
} from '../../testing/followed-releases.ts';
import { documentOf, entryOf } from '../../testing/release-fixture.ts';

prepareReleases();

describe('createReleases, probing', () => {
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
      alerts: [],
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

  it('stops serving a release that could not be probed when its probe fails later', async () => {
    let isApiReady = false;
    const { client } = registry(v1);
    const probe: ReleasesOptions['probe'] = () => Promise.reject(new Error('it throws'));
    const { releases, version } = await follow(client, undefined, probe, {
      isApiReady: async () => isApiReady,
    });
    expect(version()).toBe('1.0.0');
    isApiReady = true;
    await releases.refresh();
    expect(version()).toBeUndefined();
  });
});
