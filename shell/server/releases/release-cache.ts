import type { FastifyBaseLogger } from 'fastify';
import { mismatchesWith, sideOf, type RegistryClient } from 'registry-client';
import { remoteNames, type RemoteName } from 'shared-contracts/exposes';
import {
  shellApiMajor,
  type RegistryDocument,
  type RegistryEntry,
  type ReleaseManifest,
  type Snapshot,
} from 'shared-contracts/releases';
import { shareInFlight } from 'shared-runtime/share-in-flight';
import { liveEntries, fallbackChain } from './fallback-chain.ts';

/** Rejects with the reason if a release must not be shown. `base`: the releases that visitors get. */
export type ReleaseProbe = (manifest: ReleaseManifest, base: Snapshot) => Promise<void>;

/** `unavailable`: the download may succeed later. `rejected`: incompatible with this shell, or its probe has failed. */
type Availability = 'available' | 'rejected' | 'unavailable';

interface NamedEntry {
  name: RemoteName;
  entry: RegistryEntry;
}

export interface ReleaseCache {
  /**
   * Downloads and verifies every live release or its fallback. Resolves with false if one is to be tried again.
   * `base`: what visitors get until then.
   */
  sync(document: RegistryDocument, base: Snapshot): Promise<boolean>;
  /** Returns a release that visitors may get. */
  getUsable: (remote: RemoteName, version: string) => ReleaseManifest | undefined;
  /** Returns a release whose files are cached, verified or not. */
  getManifest: (remote: RemoteName, version: string) => ReleaseManifest | undefined;
  /** Returns a release for open tabs and previews; downloads it if it is not cached. */
  ensure: (remote: RemoteName, entry: RegistryEntry) => Promise<ReleaseManifest | undefined>;
}

/** Caches releases on this machine: each is downloaded once, checked file by file, and kept for open tabs. */
export function createReleaseCache(
  client: Pick<RegistryClient, 'downloadRelease'>,
  folder: string,
  log: FastifyBaseLogger,
  probe: ReleaseProbe,
): ReleaseCache {
  const manifests = new Map<string, ReleaseManifest>();
  const verified = new Set<string>();
  const unavailable = new Set<string>();
  /** Cleared with each new revision: promoting a release again verifies it again. */
  const rejected = new Set<string>();
  let revision = 0;

  async function download({ name, entry }: NamedEntry): Promise<Availability> {
    const { version, integrity } = entry.metadata;
    const key = keyOf({ name, entry });
    if (manifests.has(key)) return 'available';
    try {
      const { manifest } = await client.downloadRelease({ name, version, integrity }, folder);
      if (manifest.contracts.shellApi !== shellApiMajor) {
        log.error({ remote: name, version }, 'release was built for another shell API and is not used');
        return 'rejected';
      }
      manifests.set(key, manifest);
      unavailable.delete(key);
      return 'available';
    } catch (error) {
      // Logged once: the download is tried again with every read of the registry.
      if (!unavailable.has(key)) {
        log.error({ remote: name, version, err: error }, 'release could not be downloaded and is not used');
      }
      unavailable.add(key);
      return 'unavailable';
    }
  }

  /** An open tab requests many files of an old release at the same time, which all need its download. */
  const fetchRelease = shareInFlight(download, keyOf);

  /** Downloads a release and verifies it once. */
  async function verify({ name, entry, base }: NamedEntry & { base: Snapshot }): Promise<Availability> {
    const { version } = entry.metadata;
    const key = keyOf({ name, entry });
    if (rejected.has(key)) return 'rejected';
    const availability = await fetchRelease({ name, entry });
    const manifest = manifests.get(key);
    if (availability !== 'available' || manifest === undefined) {
      if (availability === 'rejected') rejected.add(key);
      return availability;
    }
    if (verified.has(key)) return 'available';
    const found = incompatibilities(manifest, base);
    if (found.length > 0) {
      log.error(
        { remote: name, version, incompatibilities: found },
        'release is incompatible with the live ones and is not used',
      );
      rejected.add(key);
      return 'rejected';
    }
    try {
      await probe(manifest, base);
      verified.add(key);
      return 'available';
    } catch (error) {
      log.error({ remote: name, version, err: error }, 'release failed its probe and is not used');
      rejected.add(key);
      return 'rejected';
    }
  }

  /** Two live releases of a remote may have the same fallback. */
  const verifyOnce = shareInFlight(verify, keyOf);

  /** Verifies the releases of a chain until one is available. Resolves with the result of the first, wanted one. */
  async function verifyFirst(
    name: RemoteName,
    chain: readonly RegistryEntry[],
    base: Snapshot,
  ): Promise<Availability> {
    let wanted: Availability | undefined;
    for (const entry of chain) {
      const availability = await verifyOnce({ name, entry, base });
      wanted ??= availability;
      if (availability === 'available') break;
    }
    return wanted ?? 'available';
  }

  return {
    async sync(document, base) {
      if (document.revision !== revision) rejected.clear();
      revision = document.revision;
      const availabilities = await Promise.all(
        remoteNames.flatMap((name) =>
          liveEntries(document, name).map(({ metadata }) =>
            verifyFirst(name, fallbackChain(document, name, metadata.version), base),
          ),
        ),
      );
      return !availabilities.includes('unavailable');
    },
    getUsable: (remote, version) => {
      const key = `${remote}@${version}`;
      return verified.has(key) ? manifests.get(key) : undefined;
    },
    getManifest: (remote, version) => manifests.get(`${remote}@${version}`),
    async ensure(remote, entry) {
      await fetchRelease({ name: remote, entry });
      return manifests.get(`${remote}@${entry.metadata.version}`);
    },
  };
}

function keyOf({ name, entry }: NamedEntry): string {
  return `${name}@${entry.metadata.version}`;
}

/** Checks compatibility again although the registry has: this shell may be at another revision. */
function incompatibilities(manifest: ReleaseManifest, base: Snapshot): string[] {
  const others = Object.values(base.releases).filter(({ name }) => name !== manifest.name);
  return mismatchesWith(
    sideOf(manifest),
    others.map((other) => sideOf(other)),
  );
}
