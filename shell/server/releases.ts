import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { bucketFor, pickReleases, type RegistryClient } from 'release-registry/client';
import type { RemoteName } from 'shared-contracts/exposes';
import type { RegistryDocument, ReleaseManifest, Snapshot } from 'shared-contracts/releases';
import { keepDocument, readKeptDocument } from './kept-document.ts';
import { releaseChain } from './release-chain.ts';
import { createReleaseShelf, type ReleaseShelf } from './release-shelf.ts';

export interface Releases {
  /** The releases of one visitor, frozen: a response keeps them however the registry moves on. */
  snapshotFor(visitorId: string): Snapshot;
  /** A release that is or was live, for its files: old ones stay served to open tabs, also after a restart. */
  served(remote: RemoteName, version: string): Promise<ReleaseManifest | undefined>;
  /** File of a verified release on this machine. */
  file: ReleaseShelf['file'];
  /** Asks the registry now. */
  refresh(): Promise<void>;
  stop(): void;
}

export interface ReleasesOptions {
  client: Pick<RegistryClient, 'read' | 'downloadRelease'>;
  dataDir: string;
  pollMs: number;
  log: FastifyBaseLogger;
  /** Called when another set of releases is live. */
  onChange?: (revision: number) => void;
}

/**
 * Follows the registry. Every live release is downloaded and verified before a page is made with it; one
 * that cannot be had leaves the last good one of its remote in place, and is asked for again.
 */
export async function createReleases(options: ReleasesOptions): Promise<Releases> {
  const { client, dataDir, log } = options;
  const folder = join(dataDir, 'releases');
  const documentFile = join(dataDir, 'registry.json');
  await mkdir(folder, { recursive: true });
  const shelf = createReleaseShelf(client, folder, log);
  let document = await readKeptDocument(documentFile);
  let etag: string | undefined;
  let running: Promise<void> | undefined;
  if (document) await shelf.bring(document);

  async function follow(): Promise<void> {
    try {
      const reading = await client.read(etag === undefined ? {} : { etag });
      if (reading.status === 'unchanged') return;
      const isComplete = await shelf.bring(reading.document);
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
  function refresh(): Promise<void> {
    running ??= follow().finally(() => (running = undefined));
    return running;
  }

  /** The picked release, or the best one that is here. */
  function usable(from: RegistryDocument, name: RemoteName, version: string): ReleaseManifest | undefined {
    for (const { metadata } of releaseChain(from, name, version)) {
      const manifest = shelf.manifest(name, metadata.version);
      if (manifest) return manifest;
    }
    return undefined;
  }

  await refresh();
  const timer = setInterval(() => void refresh(), options.pollMs);
  timer.unref();

  return {
    snapshotFor(visitorId) {
      if (!document) return { revision: 0, releases: {} };
      const releases: Snapshot['releases'] = {};
      const picked = pickReleases(document, (remote) => bucketFor(visitorId, remote));
      for (const [name, entry] of Object.entries(picked)) {
        const manifest = usable(document, name as RemoteName, entry.metadata.version);
        if (manifest) releases[manifest.name] = manifest;
      }
      return Object.freeze({ revision: document.revision, releases: Object.freeze(releases) });
    },
    async served(remote, version) {
      const held = shelf.manifest(remote, version);
      if (held) return held;
      const entry = document?.microFrontends[remote]?.find(({ metadata }) => metadata.version === version);
      if (!entry || entry.status === 'blocked' || entry.status === 'staged') return undefined;
      return shelf.recall(remote, entry);
    },
    file: shelf.file,
    refresh,
    stop: () => clearInterval(timer),
  };
}
