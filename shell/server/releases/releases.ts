import type { KeyObject } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import {
  bucketFor,
  pickReleases,
  type DocumentConflict,
  type RegistryClient,
  type ReleaseVerdict,
} from 'registry-client';
import {
  shellReleaseName,
  type RegistryDocument,
  type RegistryEntry,
  type ReleaseManifest,
  type Snapshot,
  type RemoteName,
} from 'shared-contracts/releases';
import { shareInFlight } from 'shared-runtime/share-in-flight';
import { writeDocumentFile, readDocumentFile } from './registry-document-file.ts';
import { fallbackChain } from './fallback-chain.ts';
import { releaseFile, releasesFolder, type ReleaseSide } from './release-file.ts';
import type { Rejections } from './verdicts/rejections.ts';
import type { ReleaseState } from './verdicts/report-releases.ts';
import { servedShares } from './verdicts/served-shares.ts';
import { unavailableTables } from './unavailable-tables.ts';
import { createReleaseCache, type ReleaseProbe } from './release-cache.ts';

export interface Releases {
  /** Returns the frozen releases of one visitor. `previewed`: releases that this visitor previews. */
  snapshotFor(visitorId: string, previewed?: readonly ReleaseManifest[]): Snapshot;
  /** Returns a registered release that is not blocked, whether live or not. Reads the registry if it is unknown. */
  preview(remote: RemoteName, version: string): Promise<ReleaseManifest | undefined>;
  /**
   * Returns a release that is or was live: its files stay available to open tabs, also after a restart. Of the shell
   * every published release that is not blocked: its instances start before it is promoted.
   */
  getServable(remote: RemoteName, version: string): Promise<ReleaseManifest | undefined>;
  /** Returns the path of a release's file on this machine. */
  file(remote: RemoteName, version: string, side: ReleaseSide, path: string): string;
  /** Returns the registry document that this shell uses. */
  document: () => RegistryDocument | undefined;
  /** Returns what this shell serves and rejects. */
  state: () => Omit<ReleaseState, 'alerts'>;
  /** Reads the registry now. */
  refresh(): Promise<void>;
  stop(): void;
}

export interface ReleasesOptions {
  client: Pick<RegistryClient, 'read' | 'downloadRelease' | 'watch'>;
  /** The registry's public key; unsigned documents are rejected, from the network and from disk. */
  publicKey: KeyObject;
  /** Probes a release before visitors get it. */
  probe: ReleaseProbe;
  rejections: Rejections;
  /** Version of the shell's build that this process runs. */
  build: string;
  /** Returns the release of the shell that could not be started beside this process, as reported by its supervisor. */
  failedShell?: () => (PromotedVersion & { why: string }) | null;
  /** Whether the API answers. */
  isApiReady: () => Promise<boolean>;
  /** Called with what is served and rejected, at the start and after each reading of the registry with a change. */
  report: (state: Omit<ReleaseState, 'alerts'>) => Promise<void>;
  dataDir: string;
  pollMs: number;
  log: FastifyBaseLogger;
  /** Called when another set of releases is live. */
  onChange?: (revision: number) => void;
}

const nothingLive: Snapshot = Object.freeze({ revision: 0, releases: Object.freeze({}) });

/**
 * Follows the registry. Every live release is downloaded and verified before pages use it; if that fails, the last
 * good release of its remote is used and the download is tried again.
 */
export async function createReleases(options: ReleasesOptions): Promise<Releases> {
  const { client, dataDir, log } = options;
  const folder = releasesFolder(dataDir);
  const documentFile = join(dataDir, 'registry.json');
  await mkdir(folder, { recursive: true });
  const { rejections, probe, isApiReady } = options;
  const cache = createReleaseCache({ client, folder, log, probe, rejections, isApiReady });
  let document: RegistryDocument | undefined;
  let etag: string | undefined;
  let conflict: DocumentConflict | null = null;
  await rejections.load();
  // The first report has no verdicts. Its answer has those of the other shells.
  await options.report(readState());
  const storedDocument = await readDocumentFile(documentFile, options.publicKey);
  if (storedDocument) {
    await cache.sync(storedDocument, nothingLive);
    document = storedDocument;
    await report();
  }

  async function readRegistry(): Promise<void> {
    try {
      const reading = await client.read(etag === undefined ? {} : { etag });
      if (reading.status === 'unchanged') return;
      conflict = conflictWith(reading.document);
      if (conflict !== null) {
        log.error(
          { conflict, revision: reading.document.revision, known: document?.revision },
          'registry answered an older revision, or other content under a known one; it is ignored until a newer revision',
        );
        // Logged once, until the registry answers something else.
        etag = reading.etag;
        await report();
        return;
      }
      const isComplete = await cache.sync(
        reading.document,
        snapshotOf(() => 99),
      );
      // Without the etag the next read is a full one, which downloads missing releases again.
      etag = isComplete ? reading.etag : undefined;
      if (document?.revision === reading.document.revision) {
        await report();
        return;
      }
      document = reading.document;
      await report();
      await writeDocumentFile(documentFile, reading.source);
      log.info({ revision: document.revision }, 'releases changed');
      options.onChange?.(document.revision);
    } catch (error) {
      log.warn({ err: error }, 'registry cannot be reached; the last known releases stay');
    }
  }

  /** A restored backup of the registry has fewer revisions, and then other content under numbers that were used. */
  function conflictWith(read: RegistryDocument): DocumentConflict | null {
    if (!document || read.revision > document.revision) return null;
    if (read.revision < document.revision) return 'older_revision';
    return read.signature === document.signature ? null : 'reused_revision';
  }

  /** A download may take longer than the poll interval. */
  const refresh = shareInFlight(readRegistry);

  /** Returns the picked release, or the best usable one of its fallback chain. */
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

  function snapshotOf(
    bucketOf: (remote: RemoteName) => number,
    previewed: readonly ReleaseManifest[] = [],
  ): Snapshot {
    if (!document) return nothingLive;
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

  function readState(): Omit<ReleaseState, 'alerts'> {
    if (!document) return { revision: 0, conflict, verdicts: [], served: [] };
    const used = document;
    return {
      revision: used.revision,
      conflict,
      verdicts: [
        ...cache.verdicts(used),
        ...shellVerdicts(used, options.build, options.failedShell?.() ?? null),
      ],
      served: servedShares(used, (remote, version) => bestAvailable(used, remote, version)?.version),
    };
  }

  async function report(): Promise<void> {
    await options.report(readState());
  }

  function entryOf(remote: RemoteName, version: string): RegistryEntry | undefined {
    return document?.microFrontends[remote]?.find(({ metadata }) => metadata.version === version);
  }

  /** Reads an entry that was published after the last reading. A reading under way may have begun before that. */
  async function readNewEntry(remote: RemoteName, version: string): Promise<RegistryEntry | undefined> {
    await refresh();
    if (!entryOf(remote, version)) await refresh();
    return entryOf(remote, version);
  }

  await refresh();
  const timer = setInterval(() => void refresh(), options.pollMs);
  timer.unref();
  // Server-sent events for latency, polling for reliability.
  const unwatch = client.watch(() => void refresh());

  return {
    snapshotFor: (visitorId, previewed) => snapshotOf((remote) => bucketFor(visitorId, remote), previewed),
    async preview(remote, version) {
      const entry = entryOf(remote, version) ?? (await readNewEntry(remote, version));
      return entry && entry.status !== 'blocked' ? cache.ensure(remote, entry) : undefined;
    },
    async getServable(remote, version) {
      const cached = cache.getManifest(remote, version);
      if (cached) return cached;
      const entry = entryOf(remote, version);
      return entry && isServable(remote, entry) ? cache.ensure(remote, entry) : undefined;
    },
    file: (remote, version, side, path) => releaseFile(dataDir, remote, version, side, path),
    document: () => document,
    state: readState,
    refresh,
    stop() {
      clearInterval(timer);
      unwatch();
    },
  };
}

function isServable(name: RemoteName, { status }: RegistryEntry): boolean {
  return status !== 'blocked' && (status !== 'staged' || name === shellReleaseName);
}

type PromotedVersion = Pick<ReleaseVerdict, 'version' | 'promotedIn'>;

/**
 * A process serves the live release of the shell that it runs. Another one it rejects if it was tried and did not start;
 * else it says nothing about it.
 */
function shellVerdicts(
  { microFrontends }: RegistryDocument,
  build: string,
  failed: (PromotedVersion & { why: string }) | null,
): ReleaseVerdict[] {
  const live = (microFrontends[shellReleaseName] ?? []).find(({ deployment }) => deployment.default);
  if (live === undefined) return [];
  const { version } = live.metadata;
  const promotedIn = live.deployment.promotedIn ?? 0;
  const release = { remote: shellReleaseName, version, promotedIn };
  if (version === build) return [{ ...release, outcome: 'serves', why: null }];
  if (failed?.version !== version || failed.promotedIn !== promotedIn) return [];
  return [{ ...release, outcome: 'rejects', why: failed.why }];
}
