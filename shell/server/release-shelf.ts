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
import type { ReleaseProbe } from './release-probe.ts';
import { liveEntries, releaseChain } from './release-chain.ts';

/** `away`: it may be had later. `refused`: it is not for this shell, or has failed its probe. */
type Holding = 'held' | 'refused' | 'away';

export interface ReleaseShelf {
  /**
   * Brings every live release, or what stands in for it. False where one is to be asked for again. `base`: what
   * visitors have until then.
   */
  bring(document: RegistryDocument, base: Snapshot): Promise<boolean>;
  /** A release that visitors may be given. */
  fit: (remote: RemoteName, version: string) => ReleaseManifest | undefined;
  /** A release whose files are here, whoever may be given it. */
  manifest: (remote: RemoteName, version: string) => ReleaseManifest | undefined;
  /** A release that an open tab still runs, or that a squad looks at; brought where it is not held. */
  recall: (remote: RemoteName, entry: RegistryEntry) => Promise<ReleaseManifest | undefined>;
}

/** The releases on this machine: each downloaded once, checked file by file, and kept for tabs that run it. */
export function createReleaseShelf(
  client: Pick<RegistryClient, 'downloadRelease'>,
  folder: string,
  log: FastifyBaseLogger,
  probe: ReleaseProbe,
): ReleaseShelf {
  const manifests = new Map<string, ReleaseManifest>();
  const tried = new Set<string>();
  const away = new Set<string>();
  /** Until the registry says something new: whoever promotes a release again wants it tried again. */
  const refused = new Set<string>();
  let revision = 0;

  async function hold(
    name: RemoteName,
    { metadata: { version, integrity } }: RegistryEntry,
  ): Promise<Holding> {
    const key = `${name}@${version}`;
    if (manifests.has(key)) return 'held';
    try {
      const { manifest } = await client.downloadRelease({ name, version, integrity }, folder);
      if (manifest.contracts.shellApi !== shellApiMajor) {
        log.error({ remote: name, version }, 'release was built for another shell and is not used');
        return 'refused';
      }
      manifests.set(key, manifest);
      away.delete(key);
      return 'held';
    } catch (error) {
      // Said once: it is tried again with every look at the registry.
      if (!away.has(key)) {
        log.error({ remote: name, version, err: error }, 'release could not be brought and is not used');
      }
      away.add(key);
      return 'away';
    }
  }

  /** Holds it, and finds out once whether visitors may be given it. */
  async function admit(name: RemoteName, entry: RegistryEntry, base: Snapshot): Promise<Holding> {
    const { version } = entry.metadata;
    const key = `${name}@${version}`;
    if (refused.has(key)) return 'refused';
    const holding = await hold(name, entry);
    const manifest = manifests.get(key);
    if (holding !== 'held' || manifest === undefined) {
      if (holding === 'refused') refused.add(key);
      return holding;
    }
    if (tried.has(key)) return 'held';
    const problems = misfits(manifest, base);
    if (problems.length > 0) {
      log.error({ remote: name, version, problems }, 'release does not fit the others and is not used');
      refused.add(key);
      return 'refused';
    }
    try {
      await probe(manifest, base);
      tried.add(key);
      return 'held';
    } catch (error) {
      log.error({ remote: name, version, err: error }, 'release has failed its probe and is not used');
      refused.add(key);
      return 'refused';
    }
  }

  /** Answers how it went with the first, which is the wanted one. */
  async function admitFirstOf(
    name: RemoteName,
    chain: readonly RegistryEntry[],
    base: Snapshot,
  ): Promise<Holding> {
    let wanted: Holding | undefined;
    for (const entry of chain) {
      const holding = await admit(name, entry, base);
      wanted ??= holding;
      if (holding === 'held') break;
    }
    return wanted ?? 'held';
  }

  return {
    async bring(document, base) {
      if (document.revision !== revision) refused.clear();
      revision = document.revision;
      const holdings = await Promise.all(
        remoteNames.flatMap((name) =>
          liveEntries(document, name).map(({ metadata }) =>
            admitFirstOf(name, releaseChain(document, name, metadata.version), base),
          ),
        ),
      );
      return !holdings.includes('away');
    },
    fit: (remote, version) => {
      const key = `${remote}@${version}`;
      return tried.has(key) ? manifests.get(key) : undefined;
    },
    manifest: (remote, version) => manifests.get(`${remote}@${version}`),
    async recall(remote, entry) {
      await hold(remote, entry);
      return manifests.get(`${remote}@${entry.metadata.version}`);
    },
  };
}

/** The registry has asked the same; whoever gives its answer to visitors asks again. */
function misfits(manifest: ReleaseManifest, base: Snapshot): string[] {
  const others = Object.values(base.releases).filter(({ name }) => name !== manifest.name);
  return mismatchesWith(
    sideOf(manifest),
    others.map((other) => sideOf(other)),
  );
}
