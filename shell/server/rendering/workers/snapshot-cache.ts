import { LRUCache } from 'lru-cache';
import type { ReleaseManifest, Snapshot } from 'shared-contracts/releases';
import type { NamedSnapshot } from './protocol.ts';

/** More than visitors get at the same time: each remote has a default release and at most one canary. */
const maxSnapshots = 64;

/** Returns a function that resolves the names of a snapshot: the same object for the same names, so that its tables are merged once. */
export function createSnapshotCache(
  manifestOf: (key: string) => ReleaseManifest,
): (named: NamedSnapshot) => Snapshot {
  const snapshots = new LRUCache<string, Snapshot>({ max: maxSnapshots });

  return (named) => {
    const key = JSON.stringify(named);
    const cached = snapshots.get(key);
    if (cached) return cached;
    const { revision, releases, unavailable, devServerPorts } = named;
    const manifests = releases.map(manifestOf);
    const snapshot = Object.freeze({
      revision,
      releases: Object.freeze(Object.fromEntries(manifests.map((manifest) => [manifest.name, manifest]))),
      ...(unavailable && { unavailable }),
      ...(devServerPorts && { devServerPorts }),
    });
    snapshots.set(key, snapshot);
    return snapshot;
  };
}
