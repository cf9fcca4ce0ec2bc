import type { KeyObject } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { bucketFor, type RegistryClient } from 'registry-client';
import { findRemoved } from 'registry-client/domain/registry-document';
import {
  shellReleaseName,
  type RegistryDocument,
  type RegistryEntry,
  type ReleaseManifest,
  type Snapshot,
  type RemoteName,
} from 'shared-contracts/releases';
import { createRegistryFollower, type RegistryFollower } from './registry/registry-follower.ts';
import { createReleaseCache, type ReleaseProbe } from './release-cache.ts';
import { releaseFile, releasesFolder, type ReleaseSide } from './release-file.ts';
import { createSnapshots } from './snapshots.ts';
import type { Rejections } from './verdicts/rejections.ts';
import type { ReleaseState } from './verdicts/report-releases.ts';
import { servedShares } from './verdicts/served-shares.ts';
import { servedShell, shellVerdicts, type RunningShell } from './verdicts/shell-verdicts.ts';
import { createTableConflictLog, tableConflictAlerts } from './verdicts/table-conflicts.ts';

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
  /** Returns a release that is or was live and is not blocked: new pages may still be made of it. */
  getRenderable(remote: RemoteName, version: string): Promise<ReleaseManifest | undefined>;
  /** Returns the path of a release's file on this machine. */
  file(remote: RemoteName, version: string, side: ReleaseSide, path: string): string;
  /** Returns the registry document that this shell uses. */
  document: () => RegistryDocument | undefined;
  /** Returns what this shell serves and rejects, and releases whose tables have the same keys. */
  state: () => ReleaseState;
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
  /** Returns which build of the shell this process runs, and what its supervisor runs. */
  readShell: () => RunningShell;
  /** Whether the API answers. */
  isApiReady: () => Promise<boolean>;
  /** Called with what is served and rejected, at the start and after each reading of the registry with a change. */
  report: (state: ReleaseState) => Promise<void>;
  dataDir: string;
  pollMs: number;
  log: FastifyBaseLogger;
  /** Called when another set of releases is live. */
  onChange?: (revision: number) => void;
}

/** Beyond this number the registry is read again for the oldest ones. */
const maxUnknownReleases = 1_000;

/**
 * Follows the registry. Every live release is downloaded and verified before pages use it; if that fails, the last
 * good release of its remote is used and the download is tried again.
 */
export async function createReleases(options: ReleasesOptions): Promise<Releases> {
  const { client, dataDir, log, rejections, probe, isApiReady, publicKey, pollMs, onChange } = options;
  const folder = releasesFolder(dataDir);
  await mkdir(folder, { recursive: true });
  const cache = createReleaseCache({ client, folder, log, probe, rejections, isApiReady });
  const logTableConflicts = createTableConflictLog(log);
  const report = () => {
    const state = readState();
    logTableConflicts(state.alerts);
    return options.report(state);
  };
  const follower = createRegistryFollower({
    client,
    publicKey,
    pollMs,
    log,
    onChange,
    report,
    file: join(dataDir, 'registry.json'),
    prepare: (document) =>
      cache.sync(
        document,
        snapshots.of(() => 99),
      ),
  });
  const snapshots = createSnapshots(cache, follower.document);
  /** Previewed releases that the registry does not have, with the revision that was read. */
  const unknownReleases = new LRUCache<string, number>({ max: maxUnknownReleases });

  function readState(): ReleaseState {
    const used = follower.document();
    const conflict = follower.conflict();
    if (!used) return { revision: 0, conflict, verdicts: [], served: [], alerts: [] };
    const shell = options.readShell();
    const resolve = (remote: RemoteName, version: string) =>
      snapshots.bestAvailable(used, remote, version)?.version;
    const served = servedShares(used, resolve);
    return {
      revision: used.revision,
      conflict,
      verdicts: [...cache.verdicts(used), ...shellVerdicts(used, shell)],
      served: [...served, ...servedShell(used, shell)],
      alerts: tableConflictAlerts(
        served.flatMap(({ remote, version }) => cache.getManifest(remote, version) ?? []),
      ),
    };
  }

  async function getServable(remote: RemoteName, version: string): Promise<ReleaseManifest | undefined> {
    const cached = cache.getManifest(remote, version);
    if (cached) return cached;
    const entry = knownRelease(follower, remote, version);
    return entry && isServable(remote, entry) ? cache.ensure(remote, entry) : undefined;
  }

  /** Also finds one that was published after the last reading. A reading under way may have begun before that. */
  async function findEntry(remote: RemoteName, version: string): Promise<RegistryEntry | undefined> {
    const find = () => entryOf(follower, remote, version);
    const revision = () => follower.document()?.revision ?? -1;
    const key = `${remote}@${version}`;
    // A browser sends its preview links with every request, also those to releases of removed remotes.
    if (!find() && unknownReleases.get(key) === revision()) return undefined;
    if (!find()) await follower.refresh();
    if (!find()) await follower.refresh();
    if (!find()) unknownReleases.set(key, revision());
    return find();
  }

  await rejections.load();
  // The first report has no verdicts. Its answer has those of the other shells.
  await report();
  await follower.start();

  return {
    snapshotFor: (visitorId, previewed) => snapshots.of((remote) => bucketFor(visitorId, remote), previewed),
    async preview(remote, version) {
      const entry = await findEntry(remote, version);
      return entry && entry.status !== 'blocked' ? cache.ensure(remote, entry) : undefined;
    },
    getServable,
    getRenderable: async (remote, version) =>
      knownRelease(follower, remote, version)?.status === 'blocked'
        ? undefined
        : getServable(remote, version),
    file: (remote, version, side, path) => releaseFile(dataDir, remote, version, side, path),
    document: follower.document,
    state: readState,
    refresh: () => follower.refresh(),
    stop: () => follower.stop(),
  };
}

function entryOf(
  { document }: RegistryFollower,
  remote: RemoteName,
  version: string,
): RegistryEntry | undefined {
  return document()?.microFrontends[remote]?.find(({ metadata }) => metadata.version === version);
}

type ServableRelease = Pick<RegistryEntry, 'metadata' | 'status'>;

/** Returns a release of the registry, or one of a removed remote, whose files open tabs may need. */
function knownRelease(
  follower: RegistryFollower,
  remote: RemoteName,
  version: string,
): ServableRelease | undefined {
  const entry = entryOf(follower, remote, version);
  // A release that was published again under the name of a removed remote may be in open tabs, although it is staged.
  return entry && entry.status !== 'staged' ? entry : (removedRelease(follower, remote, version) ?? entry);
}

function removedRelease(
  { document }: RegistryFollower,
  remote: RemoteName,
  version: string,
): ServableRelease | undefined {
  const used = document();
  const found = used && findRemoved(used, remote, version);
  return found && { metadata: { version, integrity: found.integrity }, status: found.status };
}

function isServable(name: RemoteName, { status }: ServableRelease): boolean {
  return status !== 'blocked' && (status !== 'staged' || name === shellReleaseName);
}
