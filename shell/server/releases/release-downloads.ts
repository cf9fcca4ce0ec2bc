import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { RegistryClient } from 'registry-client';
import {
  shellApiMajor,
  shellReleaseName,
  type RegistryEntry,
  type ReleaseManifest,
  type RemoteName,
} from 'shared-contracts/releases';
import { withEarlierTables } from 'shared-contracts/releases/earlier-tables';
import { shareInFlight } from 'shared-runtime/share-in-flight';

/** `unavailable`: the download may succeed later. `rejected`: built for another shell API. */
export type DownloadResult = 'available' | 'rejected' | 'unavailable';

export interface NamedRelease {
  name: RemoteName;
  entry: Pick<RegistryEntry, 'metadata'>;
}

/** Until a release that could not be downloaded is downloaded again for a request, milliseconds. */
const retryMs = 30_000;

/** Published releases that could not be downloaded. Beyond this number the oldest ones are downloaded again. */
const maxFailedDownloads = 1_000;

export interface ReleaseDownloads {
  /** Downloads a release, unless it is on this machine. */
  fetch: (release: NamedRelease) => Promise<DownloadResult>;
  /** Returns a release that was downloaded. */
  get: (key: string) => ReleaseManifest | undefined;
  /** Downloads a release for a request: a damaged one at most every 30 s, because requests need no permission. */
  ensure: (release: NamedRelease) => Promise<ReleaseManifest | undefined>;
}

export interface ReleaseDownloadsOptions {
  client: Pick<RegistryClient, 'downloadRelease'>;
  folder: string;
  log: FastifyBaseLogger;
  /** Reads what a downloaded release is compared by. */
  onDownload: (manifest: ReleaseManifest, dir: string) => Promise<void>;
}

/** Downloads releases to this machine: each once, checked file by file. */
export function createReleaseDownloads(options: ReleaseDownloadsOptions): ReleaseDownloads {
  const { client, folder, log, onDownload } = options;
  const manifests = new Map<string, ReleaseManifest>();
  const unavailable = new Set<string>();
  const failedDownloads = new LRUCache<string, true>({
    max: maxFailedDownloads,
    ttl: retryMs,
    ttlResolution: 0,
    perf: Date,
  });

  async function download({ name, entry }: NamedRelease): Promise<DownloadResult> {
    const { version, integrity } = entry.metadata;
    const key = keyOf({ name, entry });
    if (manifests.has(key)) return 'available';
    try {
      const { manifest, dir } = await client.downloadRelease({ name, version, integrity }, folder);
      if (name !== shellReleaseName && manifest.contracts.shellApi !== shellApiMajor) {
        log.error({ remote: name, version }, 'release was built for another shell API and is not used');
        return 'rejected';
      }
      await onDownload(manifest, dir);
      manifests.set(key, { ...manifest, contracts: withEarlierTables(name, manifest.contracts) });
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
  const fetch = shareInFlight(download, keyOf);

  return {
    fetch,
    get: (key) => manifests.get(key),
    async ensure(release) {
      const key = keyOf(release);
      const mayDownload = !manifests.has(key) && !failedDownloads.has(key);
      if (mayDownload && (await fetch(release)) !== 'available') failedDownloads.set(key, true);
      return manifests.get(key);
    },
  };
}

export function keyOf({ name, entry }: NamedRelease): string {
  return `${name}@${entry.metadata.version}`;
}
