import type { FastifyBaseLogger } from 'fastify';
import { mismatchesWith, sideOf, type RegistryClient } from 'release-registry/client';
import { remoteNames, type RemoteName } from 'shared-contracts/exposes';
import {
  shellApiMajor,
  type RegistryDocument,
  type RegistryEntry,
  type ReleaseManifest,
  type Snapshot,
} from 'shared-contracts/releases';
import type { ReleaseProbe } from './release-probe.ts';
import { liveEntries, fallbackChain } from './fallback-chain.ts';

/** `away`: it may be had later. `refused`: it is not for this shell, or has failed its probe. */
type Availability = 'available' | 'rejected' | 'unavailable';

export interface ReleaseCache {
  /**
   * Brings every live release, or what stands in for it. False where one is to be asked for again. `base`: what
   * visitors have until then.
   */
  sync(document: RegistryDocument, base: Snapshot): Promise<boolean>;
  /** A release that visitors may be given. */
  getUsable: (remote: RemoteName, version: string) => ReleaseManifest | undefined;
  /** A release whose files are here, whoever may be given it. */
  manifest: (remote: RemoteName, version: string) => ReleaseManifest | undefined;
  /** A release that an open tab still runs, or that a squad looks at; brought where it is not held. */
  ensure: (remote: RemoteName, entry: RegistryEntry) => Promise<ReleaseManifest | undefined>;
}

/** The releases on this machine: each downloaded once, checked file by file, and kept for tabs that run it. */
export function createReleaseCache(
  client: Pick<RegistryClient, 'downloadRelease'>,
  folder: string,
  log: FastifyBaseLogger,
  probe: ReleaseProbe,
): ReleaseCache {
  const manifests = new Map<string, ReleaseManifest>();
  const verified = new Set<string>();
  const unavailable = new Set<string>();
  /** Until the registry says something new: whoever promotes a release again wants it tried again. */
  const rejected = new Set<string>();
  let revision = 0;

  async function fetchRelease(
    name: RemoteName,
    { metadata: { version, integrity } }: RegistryEntry,
  ): Promise<Availability> {
    const key = `${name}@${version}`;
    if (manifests.has(key)) return 'available';
    try {
      const { manifest } = await client.downloadRelease({ name, version, integrity }, folder);
      if (manifest.contracts.shellApi !== shellApiMajor) {
        log.error({ remote: name, version }, 'release was built for another shell and is not used');
        return 'rejected';
      }
      manifests.set(key, manifest);
      unavailable.delete(key);
      return 'available';
    } catch (error) {
      // Said once: it is tried again with every look at the registry.
      if (!unavailable.has(key)) {
        log.error({ remote: name, version, err: error }, 'release could not be brought and is not used');
      }
      unavailable.add(key);
      return 'unavailable';
    }
  }

  /** Holds it, and finds out once whether visitors may be given it. */
  async function verify(name: RemoteName, entry: RegistryEntry, base: Snapshot): Promise<Availability> {
    const { version } = entry.metadata;
    const key = `${name}@${version}`;
    if (rejected.has(key)) return 'rejected';
    const availability = await fetchRelease(name, entry);
    const manifest = manifests.get(key);
    if (availability !== 'available' || manifest === undefined) {
      if (availability === 'rejected') rejected.add(key);
      return availability;
    }
    if (verified.has(key)) return 'available';
    const problems = incompatibilities(manifest, base);
    if (problems.length > 0) {
      log.error({ remote: name, version, problems }, 'release does not fit the others and is not used');
      rejected.add(key);
      return 'rejected';
    }
    try {
      await probe(manifest, base);
      verified.add(key);
      return 'available';
    } catch (error) {
      log.error({ remote: name, version, err: error }, 'release has failed its probe and is not used');
      rejected.add(key);
      return 'rejected';
    }
  }

  /** Answers how it went with the first, which is the wanted one. */
  async function verifyFirst(
    name: RemoteName,
    chain: readonly RegistryEntry[],
    base: Snapshot,
  ): Promise<Availability> {
    let wanted: Availability | undefined;
    for (const entry of chain) {
      const availability = await verify(name, entry, base);
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
    manifest: (remote, version) => manifests.get(`${remote}@${version}`),
    async ensure(remote, entry) {
      await fetchRelease(remote, entry);
      return manifests.get(`${remote}@${entry.metadata.version}`);
    },
  };
}

/** The registry has asked the same; whoever gives its answer to visitors asks again. */
function incompatibilities(manifest: ReleaseManifest, base: Snapshot): string[] {
  const others = Object.values(base.releases).filter(({ name }) => name !== manifest.name);
  return mismatchesWith(
    sideOf(manifest),
    others.map((other) => sideOf(other)),
  );
}
