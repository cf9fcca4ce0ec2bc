import { join } from 'node:path';
import { createRegistryClient } from 'registry-client';
import type { RemoteName } from 'shared-contracts/releases';
import { dataDir, registryToken, registryUrl, shopUrl } from './addresses.ts';
import { waitForRevision } from './wait-for-revision.ts';
import { createFixtureRelease, type ReleaseFault } from './fixture-release.ts';

const registry = createRegistryClient({ baseUrl: registryUrl, token: registryToken });

export interface PublishedRelease {
  name: RemoteName;
  version: string;
}

export interface LiveFixtureRelease {
  remote: RemoteName;
  version: string;
  /** Returns to the previous release and resolves when the shell serves it. Later calls are no-ops. */
  rollback(): Promise<void>;
}

export interface PromotedRelease extends LiveFixtureRelease {
  /** The shell's own copy, with `browser/` and `server/`. */
  shellCopy: string;
}

/** Creates and publishes a release with a fault. It is not live yet. */
export async function publishFault(
  remote: RemoteName,
  fault: ReleaseFault,
  label: string = fault,
): Promise<PublishedRelease> {
  const { manifest } = await registry.publish(await createFixtureRelease(remote, fault, label));
  return { name: manifest.name, version: manifest.version };
}

/** Publishes a release directory and resolves when the shell has read the registry's document with it. */
export async function publishDirectory(dir: string): Promise<PublishedRelease> {
  const { manifest } = await registry.publish(dir);
  const reading = await registry.read();
  if (reading.status === 'read') await waitForRevision(shopUrl, reading.document.revision);
  return { name: manifest.name, version: manifest.version };
}

/** Resolves with the verdicts of all running shells about a release. */
export async function verdictsOn({ name, version }: PublishedRelease): Promise<string[]> {
  const { reports } = await registry.reports();
  return reports
    .flatMap(({ verdicts }) => verdicts)
    .filter((verdict) => verdict.remote === name && verdict.version === version)
    .map(({ outcome, why }) => (why === null ? outcome : `${outcome}: ${why}`));
}

/** Returns the token of a preview link to a release. */
export async function previewToken(release: PublishedRelease): Promise<string> {
  return (await registry.preview({ ...release, minutes: 5 })).token;
}

/** Returns the path of the registry's copy of a published release. */
export function registryCopy({ name, version }: PublishedRelease): string {
  return join(dataDir, 'registry/assets', name, version);
}

/** Promotes a release to a share of the visitors and resolves when the shell serves it. */
export async function startCanary(
  release: { name: RemoteName; version: string },
  traffic: number,
): Promise<void> {
  const { revision } = await registry.promote({ ...release, traffic, reason: 'first look' });
  await waitForRevision(shopUrl, revision);
}

export async function endCanary(name: RemoteName): Promise<void> {
  const { revision } = await registry.rollback({ name, reason: 'looked at' });
  await waitForRevision(shopUrl, revision);
}

/** Returns the default version and the version of the canary. */
export async function liveVersions(name: RemoteName): Promise<{ base?: string; canary?: string }> {
  const reading = await registry.read();
  const entries = reading.status === 'read' ? (reading.document.microFrontends[name] ?? []) : [];
  const base = entries.find(({ deployment }) => deployment.default)?.metadata.version;
  const canary = entries.find(({ status, deployment }) => status === 'active' && !deployment.default);
  return { ...(base ? { base } : {}), ...(canary ? { canary: canary.metadata.version } : {}) };
}

/** Returns the latest audit entry of a remote. */
export async function latestChange(remote: RemoteName) {
  const [entry] = await registry.audit({ remote, count: 1 });
  return entry;
}

/** Promotes a published release and resolves when the shell serves it. */
export async function promote({ name, version }: PublishedRelease): Promise<PromotedRelease> {
  const { revision } = await registry.promote({ name, version, reason: 'a release with a fault' });
  let isLive = true;
  const release: PromotedRelease = {
    remote: name,
    version,
    shellCopy: join(dataDir, 'shell/releases', name, version),
    async rollback() {
      if (!isLive) return;
      isLive = false;
      const document = await registry.rollback({ name, reason: 'the fault is over' });
      await waitForRevision(shopUrl, document.revision);
    },
  };
  try {
    await waitForRevision(shopUrl, revision);
  } catch (error) {
    await release.rollback();
    throw error;
  }
  return release;
}
