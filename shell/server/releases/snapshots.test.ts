import type { RegistryDocument, ReleaseManifest, RemoteName } from 'shared-contracts/releases';
import { documentOf, entryOf, manifestOf } from '../testing/release-fixture.ts';
import { createSnapshots } from './snapshots.ts';

const stable = documentOf(1, { 'mf-cms': [entryOf('mf-cms', '1.0.0')] });
const withCanary = documentOf(2, {
  'mf-cms': [
    entryOf('mf-cms', '1.0.0', { traffic: 50 }),
    entryOf('mf-cms', '1.1.0', { traffic: 50, default: false }),
  ],
});

/** Snapshots of a shell that can use these versions. */
function setUp(given: RegistryDocument, versions: readonly string[]) {
  let document = given;
  let availabilityVersion = 0;
  const usable = new Map(versions.map((version) => [version, manifestOf('mf-cms', version)]));
  const find = (_: RemoteName, version: string): ReleaseManifest | undefined => usable.get(version);
  const cache = {
    getUsable: find,
    getUnprobed: () => undefined,
    availabilityVersion: () => availabilityVersion,
  };
  const snapshots = createSnapshots(cache, () => document);
  return {
    snapshots,
    version: (bucket = 99) => snapshots.of(() => bucket).releases['mf-cms']?.version,
    follow: (next: RegistryDocument) => (document = next),
    makeUsable: (version: string) => {
      usable.set(version, manifestOf('mf-cms', version));
      availabilityVersion += 1;
    },
  };
}

describe('createSnapshots', () => {
  it('makes one snapshot for all visitors while no remote has a canary', () => {
    const { snapshots } = setUp(stable, ['1.0.0']);
    expect(snapshots.of(() => 0)).toBe(snapshots.of(() => 99));
  });

  it('picks a release for each visitor while a remote has a canary', () => {
    const { version, follow } = setUp(stable, ['1.0.0', '1.1.0']);
    expect([version(0), version(99)]).toEqual(['1.0.0', '1.0.0']);
    follow(withCanary);
    expect([version(0), version(99), version(0)]).toEqual(['1.1.0', '1.0.0', '1.1.0']);
    follow(documentOf(3, { 'mf-cms': [entryOf('mf-cms', '1.1.0')] }));
    expect([version(0), version(99)]).toEqual(['1.1.0', '1.1.0']);
  });

  it('has a release as soon as it is usable', () => {
    const { version, makeUsable } = setUp(stable, []);
    expect(version()).toBeUndefined();
    makeUsable('1.0.0');
    expect(version()).toBe('1.0.0');
  });

  it('shows a preview to its visitor only', () => {
    const { snapshots, version } = setUp(stable, ['1.0.0']);
    expect(version()).toBe('1.0.0');
    const previewed = snapshots.of(() => 99, [manifestOf('mf-cms', '2.0.0')]);
    expect(previewed.releases['mf-cms']?.version).toBe('2.0.0');
    expect(version()).toBe('1.0.0');
  });
});
