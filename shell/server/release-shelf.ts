import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { RegistryClient } from 'release-registry/client';
import { remoteNames, type RemoteName } from 'shared-contracts/exposes';
import {
  shellApiMajor,
  type RegistryDocument,
  type RegistryEntry,
  type ReleaseManifest,
} from 'shared-contracts/releases';
import { liveEntries, releaseChain } from './release-chain.ts';

/** `away`: it may be had later. `refused`: it was built for another shell, and asking again changes nothing. */
type Holding = 'held' | 'refused' | 'away';

export interface ReleaseShelf {
  /** Brings every live release, or what stands in for it. False where one is to be asked for again. */
  bring(document: RegistryDocument): Promise<boolean>;
  manifest: (remote: RemoteName, version: string) => ReleaseManifest | undefined;
  /** A release that was live once and that an open tab still runs; brought back where it is not held. */
  recall: (remote: RemoteName, entry: RegistryEntry) => Promise<ReleaseManifest | undefined>;
  file: (remote: RemoteName, version: string, side: 'browser' | 'server', path: string) => string;
}

/** The releases on this machine: each downloaded once, checked file by file, and kept for tabs that run it. */
export function createReleaseShelf(
  client: Pick<RegistryClient, 'downloadRelease'>,
  folder: string,
  log: FastifyBaseLogger,
): ReleaseShelf {
  const manifests = new Map<string, ReleaseManifest>();
  const failures = new Map<string, Exclude<Holding, 'held'>>();

  async function hold(
    name: RemoteName,
    { metadata: { version, integrity } }: RegistryEntry,
  ): Promise<Holding> {
    const key = `${name}@${version}`;
    if (manifests.has(key)) return 'held';
    if (failures.get(key) === 'refused') return 'refused';
    try {
      const { manifest } = await client.downloadRelease({ name, version, integrity }, folder);
      if (manifest.contracts.shellApi !== shellApiMajor) {
        log.error({ remote: name, version }, 'release was built for another shell and is not used');
        failures.set(key, 'refused');
        return 'refused';
      }
      manifests.set(key, manifest);
      failures.delete(key);
      return 'held';
    } catch (error) {
      // Said once: it is tried again with every look at the registry.
      if (!failures.has(key)) {
        log.error({ remote: name, version, err: error }, 'release could not be brought and is not used');
      }
      failures.set(key, 'away');
      return 'away';
    }
  }

  /** Answers how it went with the first, which is the wanted one. */
  async function holdFirstOf(name: RemoteName, chain: readonly RegistryEntry[]): Promise<Holding> {
    let wanted: Holding | undefined;
    for (const entry of chain) {
      const holding = await hold(name, entry);
      wanted ??= holding;
      if (holding === 'held') break;
    }
    return wanted ?? 'held';
  }

  return {
    async bring(document) {
      const holdings = await Promise.all(
        remoteNames.flatMap((name) =>
          liveEntries(document, name).map(({ metadata }) =>
            holdFirstOf(name, releaseChain(document, name, metadata.version)),
          ),
        ),
      );
      return !holdings.includes('away');
    },
    manifest: (remote, version) => manifests.get(`${remote}@${version}`),
    async recall(remote, entry) {
      await hold(remote, entry);
      return manifests.get(`${remote}@${entry.metadata.version}`);
    },
    file: (remote, version, side, path) => join(folder, remote, version, side, path),
  };
}
