import type { PageTypes, ReleaseManifest, Snapshot } from 'shared-contracts/releases';
import { manifestOf } from '../testing/release-fixture.ts';
import { snapshotTables } from './snapshot-tables.ts';

const pageTypes: PageTypes = { gift: { page: 'gifts/card', entry: 'public', tracking: 'Product' } };

function snapshotOf(revision: number): Snapshot {
  const release = manifestOf('mf-gifts', '1.0.0');
  const manifest: ReleaseManifest = { ...release, contracts: { ...release.contracts, pageTypes } };
  return { revision, releases: { 'mf-gifts': manifest } };
}

describe('snapshotTables', () => {
  it('returns the tables of all releases, and the snapshot for browsers', () => {
    const { pageTypes: merged, browserSnapshot } = snapshotTables(snapshotOf(7));
    expect(merged).toEqual(pageTypes);
    expect(browserSnapshot.revision).toBe(7);
  });

  it('merges the tables of a snapshot once', () => {
    const snapshot = snapshotOf(1);
    expect(snapshotTables(snapshot)).toBe(snapshotTables(snapshot));
    expect(snapshotTables(snapshotOf(1))).not.toBe(snapshotTables(snapshot));
  });
});
