import { pickReleases } from 'registry-client';
import type { RegistryDocument, ReleaseManifest, RemoteName, Snapshot } from 'shared-contracts/releases';
import { fallbackChain } from './fallback-chain.ts';
import type { ReleaseCache } from './release-cache.ts';
import { unavailableTables } from './unavailable-tables.ts';

export interface Snapshots {
  /** Returns the picked release, or the best usable one of its fallback chain. */
  bestAvailable(from: RegistryDocument, name: RemoteName, version: string): ReleaseManifest | undefined;
  /** Returns the frozen releases of one visitor. `previewed`: releases that this visitor previews. */
  of(bucketOf: (remote: RemoteName) => number, previewed?: readonly ReleaseManifest[]): Snapshot;
}

const nothingLive: Snapshot = Object.freeze({ revision: 0, releases: Object.freeze({}) });

/** What all visitors get while no remote has a canary. */
interface CommonSnapshot {
  document: RegistryDocument;
  availabilityVersion: number;
  snapshot: Snapshot;
}

/** Picks the releases of visitors among those that this shell can use. */
export function createSnapshots(
  cache: Pick<ReleaseCache, 'getUsable' | 'getUnprobed' | 'availabilityVersion'>,
  readDocument: () => RegistryDocument | undefined,
): Snapshots {
  let common: CommonSnapshot | undefined;

  function bestAvailable(
    from: RegistryDocument,
    name: RemoteName,
    version: string,
  ): ReleaseManifest | undefined {
    const chain = fallbackChain(from, name, version);
    for (const find of [cache.getUsable, cache.getUnprobed]) {
      for (const { metadata } of chain) {
        const manifest = find(name, metadata.version);
        if (manifest) return manifest;
      }
    }
    return undefined;
  }

  function createSnapshot(
    document: RegistryDocument,
    bucketOf: (remote: RemoteName) => number,
    previewed: readonly ReleaseManifest[] = [],
  ): Snapshot {
    const releases: Snapshot['releases'] = {};
    for (const [name, entry] of Object.entries(pickReleases(document, bucketOf))) {
      const manifest = bestAvailable(document, name as RemoteName, entry.metadata.version);
      if (manifest) releases[manifest.name] = manifest;
    }
    for (const manifest of previewed) releases[manifest.name] = manifest;
    const unavailable = unavailableTables(document, releases);
    return Object.freeze({
      revision: document.revision,
      releases: Object.freeze(releases),
      ...(unavailable && { unavailable }),
    });
  }

  return {
    bestAvailable,
    of(bucketOf, previewed = []) {
      const document = readDocument();
      if (!document) return nothingLive;
      if (previewed.length > 0) return createSnapshot(document, bucketOf, previewed);
      const availabilityVersion = cache.availabilityVersion();
      if (common?.document === document && common.availabilityVersion === availabilityVersion)
        return common.snapshot;
      let hasCanary = false;
      const snapshot = createSnapshot(document, (remote) => {
        hasCanary = true;
        return bucketOf(remote);
      });
      common = hasCanary ? undefined : { document, availabilityVersion, snapshot };
      return snapshot;
    },
  };
}
