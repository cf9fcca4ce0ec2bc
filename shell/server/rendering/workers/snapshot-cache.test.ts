import type { RemoteName } from 'shared-contracts/releases';
import { manifestOf } from '../../testing/release-fixture.ts';
import { createSnapshotCache } from './snapshot-cache.ts';

const resolve = () =>
  createSnapshotCache((key) => {
    const [name = '', version = ''] = key.split('@');
    return manifestOf(name as RemoteName, version);
  });

describe('createSnapshotCache', () => {
  it('returns the same snapshot for the same releases', () => {
    const snapshotOf = resolve();
    const named = { revision: 1, releases: ['mf-cms@1.0.0', 'mf-search@2.0.0'] };
    const snapshot = snapshotOf(named);
    expect(snapshotOf(structuredClone(named))).toBe(snapshot);
    expect(Object.values(snapshot.releases).map(({ name, version }) => `${name}@${version}`)).toEqual(
      named.releases,
    );
  });

  it.each([
    ['another revision', { revision: 2, releases: ['mf-cms@1.0.0'] }],
    ['another release', { revision: 1, releases: ['mf-cms@1.0.1'] }],
    [
      'tables of a release that cannot be used',
      {
        revision: 1,
        releases: ['mf-cms@1.0.0'],
        unavailable: { 'mf-search': { pageTypes: {}, frame: {} } },
      },
    ],
  ])('returns another snapshot for %s', (_, other) => {
    const snapshotOf = resolve();
    expect(snapshotOf(other)).not.toBe(snapshotOf({ revision: 1, releases: ['mf-cms@1.0.0'] }));
  });
});
