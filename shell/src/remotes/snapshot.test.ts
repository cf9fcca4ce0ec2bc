import type { ReleaseManifest } from 'shared-contracts/releases';
import { manifestOf } from '../../server/testing/release-fixture.ts';
import { releasesWith } from '../testing/overlay-fixture.ts';
import { startupsOf, toBrowserSnapshot, versionsOf } from './snapshot.ts';

const contracts = { shellApi: 1, emits: {}, consumes: {}, props: {} };

describe('startupsOf', () => {
  it('returns the startups of the snapshot’s releases by name, with their priorities', () => {
    const snapshot = toBrowserSnapshot({
      revision: 1,
      releases: {
        'mf-gift-cards': manifestOf('mf-gift-cards', '1.0.0', {
          contracts: { ...contracts, startup: { './startups/reminder': 30, './startups/measure-use': 40 } },
        }),
        'mf-cms': manifestOf('mf-cms', '1.0.0'),
      },
    });
    expect(startupsOf(snapshot)).toEqual([
      { name: 'gift-cards/reminder', priority: 30 },
      { name: 'gift-cards/measure-use', priority: 40 },
    ]);
  });
});

function releaseWith(part: Partial<ReleaseManifest['contracts']>) {
  const release = manifestOf('mf-cms', '1.0.0', { contracts: { ...contracts, ...part } });
  return toBrowserSnapshot({ revision: 7, releases: { 'mf-cms': release } }).releases['mf-cms'];
}

describe('toBrowserSnapshot', () => {
  it('has the entry of a dev server for a remote that runs from its sources, and the tables of its release', () => {
    const releases = {
      'mf-cms': manifestOf('mf-cms', '1.0.0', { contracts: { ...contracts, emits: { 'cms:opened': 1 } } }),
      'mf-search': manifestOf('mf-search', '2.0.0'),
    };
    const snapshot = { revision: 1, releases, devServerPorts: { 'mf-cms': 3007 } };
    const { 'mf-cms': fromSources, 'mf-search': released } = toBrowserSnapshot(snapshot).releases;
    expect(fromSources).toMatchObject({
      version: '0.0.0-development',
      remoteEntry: { url: 'http://localhost:3007/remoteEntry.js', integrity: '' },
      emits: { 'cms:opened': 1 },
    });
    expect(released?.remoteEntry.url).toBe('/assets/mf-search/2.0.0/remoteEntry.js');
    expect(versionsOf(snapshot)).toMatchObject({
      'mf-cms': { version: '0.0.0-development' },
      'mf-search': { version: '2.0.0' },
    });
  });

  it('has the events of a release, for the permissions of the bus', () => {
    const events = { emits: { 'cms:opened': 1 }, consumes: { 'session:changed': 1 } };
    expect(releaseWith({ ...events, declaresEvents: true })).toMatchObject({
      ...events,
      declaresEvents: true,
    });
  });

  it('has page types without the examples of probes, and the fragments of the frame', () => {
    const row = { page: 'cms/page', entry: 'public', tracking: 'Info' } as const;
    const frame = { './fragments/hint': { slot: 'consent', hydrate: 'idle' } } as const;
    const claims = { '/stories/*': row } as const;
    const pageTypes = { story: { ...row, example: '/stories/1' } };
    expect(releaseWith({ pageTypes, frame })).toMatchObject({ pageTypes: { story: row }, frame });
    expect(releaseWith({ pageTypes })?.pageTypes?.['story']).not.toHaveProperty('example');
    const away = {
      revision: 7,
      releases: {},
      unavailable: { 'mf-away': { pageTypes, frame, claims } },
    } as const;
    expect(toBrowserSnapshot(away).unavailable).toEqual({
      'mf-away': { pageTypes: { story: row }, frame, claims },
    });
  });

  it('has the overlays of a release', () => {
    expect(releasesWith({ 'mf-gift-cards': ['redeem'] })['mf-gift-cards']?.overlays).toEqual({
      './overlays/redeem': { kind: 'modal', width: 495 },
    });
  });

  it('leaves out empty tables: it is part of every page', () => {
    expect(Object.keys(releaseWith({ pageTypes: {}, frame: {} }) ?? {})).toEqual([
      'version',
      'containerName',
      'remoteEntry',
      'timeoutMs',
    ]);
  });
});
