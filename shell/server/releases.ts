import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { bucketFor, pickReleases, type RegistryClient } from 'release-registry/client';
import { remoteNames, type RemoteName } from 'shared-contracts/exposes';
import {
  registryDocumentSchema,
  shellApiMajor,
  type RegistryDocument,
  type ReleaseManifest,
  type Snapshot,
} from 'shared-contracts/releases';

export interface Releases {
  /** The releases of one visitor, frozen: a response keeps them however the registry moves on. */
  snapshotFor(visitorId: string): Snapshot;
  /** A release that is or was live; old ones stay served to open tabs. */
  manifest(remote: RemoteName, version: string): ReleaseManifest | undefined;
  /** File of a verified release on this machine. */
  file(remote: RemoteName, version: string, side: 'browser' | 'server', path: string): string;
  /** Asks the registry now. */
  refresh(): Promise<void>;
  stop(): void;
}

export interface ReleasesOptions {
  client: RegistryClient;
  dataDir: string;
  pollMs: number;
  log: FastifyBaseLogger;
  /** Called when another set of releases is live. */
  onChange?: (revision: number) => void;
}

/**
 * Follows the registry. Every live release is downloaded and verified before a page is made with it; one
 * that cannot be had leaves the last good one of its remote in place.
 */
export async function createReleases(options: ReleasesOptions): Promise<Releases> {
  const { client, dataDir, log } = options;
  const folder = join(dataDir, 'releases');
  const documentFile = join(dataDir, 'registry.json');
  const manifests = new Map<string, ReleaseManifest>();
  let document = await readKeptDocument(documentFile);
  let etag: string | undefined;
  await mkdir(folder, { recursive: true });
  if (document) await bring(document);

  async function bring(next: RegistryDocument): Promise<void> {
    const live = remoteNames.flatMap((name) =>
      (next.microFrontends[name] ?? [])
        .filter((entry) => entry.status === 'active' || entry.deployment.default)
        .map((entry) => ({ name, entry })),
    );
    await Promise.all(
      live.map(async ({ name, entry }) => {
        const { version, integrity } = entry.metadata;
        if (manifests.has(`${name}@${version}`)) return;
        try {
          const { manifest } = await client.downloadRelease({ name, version, integrity }, folder);
          if (manifest.contracts.shellApi !== shellApiMajor) {
            log.error({ remote: name, version }, 'release was built for another shell and is not used');
            return;
          }
          manifests.set(`${name}@${version}`, manifest);
        } catch (error) {
          log.error({ remote: name, version, err: error }, 'release could not be brought and is not used');
        }
      }),
    );
  }

  async function refresh(): Promise<void> {
    try {
      const reading = await client.read(etag === undefined ? {} : { etag });
      if (reading.status === 'unchanged') return;
      await bring(reading.document);
      etag = reading.etag;
      if (document?.revision === reading.document.revision) return;
      document = reading.document;
      await keepDocument(documentFile, document);
      log.info({ revision: document.revision }, 'releases changed');
      options.onChange?.(document.revision);
    } catch (error) {
      log.warn({ err: error }, 'registry cannot be reached; the last known releases stay');
    }
  }

  /** The picked release, or the remote's default where that one could not be brought. */
  function usable(next: RegistryDocument, name: RemoteName, version: string): ReleaseManifest | undefined {
    const picked = manifests.get(`${name}@${version}`);
    if (picked) return picked;
    const entries = next.microFrontends[name] ?? [];
    const fallback = entries.find((entry) => entry.deployment.default && entry.metadata.version !== version);
    return fallback && manifests.get(`${name}@${fallback.metadata.version}`);
  }

  await refresh();
  const timer = setInterval(() => void refresh(), options.pollMs);
  timer.unref();

  return {
    snapshotFor(visitorId) {
      if (!document) return { revision: 0, releases: {} };
      const releases: Snapshot['releases'] = {};
      for (const [name, entry] of Object.entries(
        pickReleases(document, (remote) => bucketFor(visitorId, remote)),
      )) {
        const manifest = usable(document, name as RemoteName, entry.metadata.version);
        if (manifest) releases[manifest.name] = manifest;
      }
      return Object.freeze({ revision: document.revision, releases: Object.freeze(releases) });
    },
    manifest: (remote, version) => manifests.get(`${remote}@${version}`),
    file: (remote, version, side, path) => join(folder, remote, version, side, path),
    refresh,
    stop: () => clearInterval(timer),
  };
}

/** So that a shell starts, with what it knew last, while the registry is away. */
async function readKeptDocument(file: string): Promise<RegistryDocument | undefined> {
  try {
    return registryDocumentSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined; // first start, or written by an older schema: the registry is asked anyway
  }
}

async function keepDocument(file: string, document: RegistryDocument): Promise<void> {
  const draft = `${file}.${process.pid}.tmp`;
  await writeFile(draft, JSON.stringify(document));
  await rename(draft, file);
}
