import { join } from 'node:path';
import { createRegistryClient } from 'registry-client';
import type { RemoteName } from 'shared-contracts/exposes';
import { dataDir, registryToken, registryUrl, shopUrl } from './addresses.ts';
import { servedRevision } from './served-revision.ts';
import { makeStandIn, type ReleaseFault } from './stand-in.ts';

const registry = createRegistryClient({ baseUrl: registryUrl, token: registryToken });

export interface PublishedRelease {
  name: RemoteName;
  version: string;
}

export interface FaultyRelease {
  remote: RemoteName;
  version: string;
  /** The shell's own copy, with `browser/` and `server/`. */
  shellCopy: string;
  /** Back to the release before; resolves when the shell serves it. Once is enough. */
  rollback(): Promise<void>;
}

/** Makes a release with a fault and publishes it; nobody gets it yet. */
export async function publishFault(
  remote: RemoteName,
  fault: ReleaseFault,
  label: string = fault,
): Promise<PublishedRelease> {
  const { manifest } = await registry.publish(await makeStandIn(remote, fault, label));
  return { name: manifest.name, version: manifest.version };
}

/** The token of a link to a release that others do not get. */
export async function previewToken(release: PublishedRelease): Promise<string> {
  return (await registry.preview({ ...release, minutes: 5 })).token;
}

/** The registry's own copy of a published release. */
export function registryCopy({ name, version }: PublishedRelease): string {
  return join(dataDir, 'registry/assets', name, version);
}

/** Gives it to some of the visitors; resolves when the shell does so. */
export async function startCanary(
  release: { name: RemoteName; version: string },
  traffic: number,
): Promise<void> {
  const { revision } = await registry.promote({ ...release, traffic, reason: 'first look' });
  await servedRevision(shopUrl, revision);
}

export async function endCanary(name: RemoteName): Promise<void> {
  const { revision } = await registry.rollback({ name, reason: 'looked at' });
  await servedRevision(shopUrl, revision);
}

/** What every visitor gets who gets no canary, and the canary. */
export async function liveVersions(name: RemoteName): Promise<{ base?: string; canary?: string }> {
  const reading = await registry.read();
  const entries = reading.status === 'read' ? (reading.document.microFrontends[name] ?? []) : [];
  const base = entries.find(({ deployment }) => deployment.default)?.metadata.version;
  const canary = entries.find(({ status, deployment }) => status === 'active' && !deployment.default);
  return { ...(base ? { base } : {}), ...(canary ? { canary: canary.metadata.version } : {}) };
}

/** The latest change of a remote, as the registry has noted it. */
export async function latestChange(remote: RemoteName) {
  const [entry] = await registry.audit({ remote, count: 1 });
  return entry;
}

/** Makes a published release live, as a squad would; resolves when the shell has followed. */
export async function promote({ name, version }: PublishedRelease): Promise<FaultyRelease> {
  const { revision } = await registry.promote({ name, version, reason: 'a release with a fault' });
  let isLive = true;
  const release: FaultyRelease = {
    remote: name,
    version,
    shellCopy: join(dataDir, 'shell/releases', name, version),
    async rollback() {
      if (!isLive) return;
      isLive = false;
      const document = await registry.rollback({ name, reason: 'the fault is over' });
      await servedRevision(shopUrl, document.revision);
    },
  };
  try {
    await servedRevision(shopUrl, revision);
  } catch (error) {
    await release.rollback();
    throw error;
  }
  return release;
}
