import type { KeyObject } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { bucketFor, pickReleases, type RegistryClient } from 'registry-client';
import type { RemoteName } from 'shared-contracts/exposes';
import type { RegistryDocument, RegistryEntry, ReleaseManifest, Snapshot } from 'shared-contracts/releases';
import { shareInFlight } from 'shared-runtime/share-in-flight';
import { keepDocument, readKeptDocument } from './kept-document.ts';
import { releaseChain } from './release-chain.ts';
import type { ReleaseProbe } from './release-probe.ts';
import { releaseFile, releasesFolder, type ReleaseSide } from './release-file.ts';
import { createReleaseShelf } from './release-shelf.ts';

export interface Releases {
  /**
   * The releases of one visitor, frozen: a response keeps them however the registry moves on. `previewed`: the
   * release that the visitor looks at before others get it.
   */
  snapshotFor(visitorId: string, previewed?: ReleaseManifest): Snapshot;
  /** A registered release that is not blocked, whether live or not. */
  preview(remote: RemoteName, version: string): Promise<ReleaseManifest | undefined>;
  /** A release that is or was live, for its files: old ones stay served to open tabs, also after a restart. */
  served(remote: RemoteName, version: string): Promise<ReleaseManifest | undefined>;
  /** File of a verified release on this machine. */
  file(remote: RemoteName, version: string, side: ReleaseSide, path: string): string;
  /** What the registry said last, as far as it is followed. */
  document: () => RegistryDocument | undefined;
  /** Asks the registry now. */
  refresh(): Promise<void>;
  stop(): void;
}

export interface ReleasesOptions {
  client: Pick<RegistryClient, 'read' | 'downloadRelease' | 'watch'>;
  /** Of the registry: what it has not signed is not believed, from the network or from the disk. */
  publicKey: KeyObject;
  /** Tries a release before visitors get it. */
  probe: ReleaseProbe;
  dataDir: string;
  pollMs: number;
  log: FastifyBaseLogger;
  /** Called when another set of releases is live. */
  onChange?: (revision: number) => void;
}

const nothingLive: Snapshot = Object.freeze({ revision: 0, releases: Object.freeze({}) });

/**
 * Follows the registry. Every live release is downloaded and verified before a page is made with it; one
 * that cannot be had leaves the last good one of its remote in place, and is asked for again.
 */
export async function createReleases(options: ReleasesOptions): Promise<Releases> {
  const { client, dataDir, log } = options;
  const folder = releasesFolder(dataDir);
  const documentFile = join(dataDir, 'registry.json');
  await mkdir(folder, { recursive: true });
  const shelf = createReleaseShelf(client, folder, log, options.probe);
  let document: RegistryDocument | undefined;
  let etag: string | undefined;
  const kept = await readKeptDocument(documentFile, options.publicKey);
  if (kept) {
    await shelf.bring(kept, nothingLive);
    document = kept;
  }

  async function follow(): Promise<void> {
    try {
      const reading = await client.read(etag === undefined ? {} : { etag });
      if (reading.status === 'unchanged') return;
      if (document && reading.document.revision < document.revision) {
        log.error(
          { revision: reading.document.revision, known: document.revision },
          'registry answered an older revision, which is not followed',
        );
        return;
      }
      const isComplete = await shelf.bring(
        reading.document,
        snapshotOf(() => 99),
      );
      // Without the etag the next look is a full one, and what is missing is asked for again.
      etag = isComplete ? reading.etag : undefined;
      if (document?.revision === reading.document.revision) return;
      document = reading.document;
      await keepDocument(documentFile, document);
      log.info({ revision: document.revision }, 'releases changed');
      options.onChange?.(document.revision);
    } catch (error) {
      log.warn({ err: error }, 'registry cannot be reached; the last known releases stay');
    }
  }

  /** One look at a time: a download may take longer than the pause between two. */
  const refresh = shareInFlight(follow);

  /** The picked release, or the best one that is here. */
  function usable(from: RegistryDocument, name: RemoteName, version: string): ReleaseManifest | undefined {
    for (const { metadata } of releaseChain(from, name, version)) {
      const manifest = shelf.fit(name, metadata.version);
      if (manifest) return manifest;
    }
    return undefined;
  }

  function snapshotOf(bucketOf: (remote: RemoteName) => number, previewed?: ReleaseManifest): Snapshot {
    if (!document) return nothingLive;
    const releases: Snapshot['releases'] = {};
    for (const [name, entry] of Object.entries(pickReleases(document, bucketOf))) {
      const manifest = usable(document, name as RemoteName, entry.metadata.version);
      if (manifest) releases[manifest.name] = manifest;
    }
    if (previewed) releases[previewed.name] = previewed;
    return Object.freeze({ revision: document.revision, releases: Object.freeze(releases) });
  }

  function entryOf(remote: RemoteName, version: string): RegistryEntry | undefined {
    return document?.microFrontends[remote]?.find(({ metadata }) => metadata.version === version);
  }

  await refresh();
  const timer = setInterval(() => void refresh(), options.pollMs);
  timer.unref();
  // Announcements make it quick; the look from time to time makes it sure.
  const unwatch = client.watch(() => void refresh());

  return {
    snapshotFor: (visitorId, previewed) => snapshotOf((remote) => bucketFor(visitorId, remote), previewed),
    async preview(remote, version) {
      const entry = entryOf(remote, version);
      return entry && entry.status !== 'blocked' ? shelf.recall(remote, entry) : undefined;
    },
    async served(remote, version) {
      const held = shelf.manifest(remote, version);
      if (held) return held;
      const entry = entryOf(remote, version);
      if (!entry || entry.status === 'blocked' || entry.status === 'staged') return undefined;
      return shelf.recall(remote, entry);
    },
    file: (remote, version, side, path) => releaseFile(dataDir, remote, version, side, path),
    document: () => document,
    refresh,
    stop() {
      clearInterval(timer);
      unwatch();
    },
  };
}
