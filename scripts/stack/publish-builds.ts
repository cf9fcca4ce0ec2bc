import { basename } from 'node:path';
import { RegistryError, type RegistryClient } from 'registry-client';
import type { RemoteName } from 'shared-contracts/releases';
import type { BuiltRemote } from './build-all.ts';

/** Reason in the audit. It distinguishes promotions of this script from decisions of squads. */
const reason = 'newest build of this checkout';

export interface PublishBuildsOptions {
  /**
   * `undecided`: a remote about which a squad has decided (promoted, rolled back or blocked a release) keeps what is
   * live. `always`: every build goes live.
   */
  promotes: 'undecided' | 'always';
  log: (line: string) => void;
}

type Registry = Pick<RegistryClient, 'read' | 'audit' | 'publish' | 'promote'>;

interface Publication {
  name: RemoteName;
  version: string;
}

/** Publishes the builds, then promotes those that are not live yet. */
export async function publishBuilds(
  registry: Registry,
  built: readonly Pick<BuiltRemote, 'name' | 'dir'>[],
  { promotes, log }: PublishBuildsOptions,
): Promise<void> {
  const reading = await registry.read();
  const releases = reading.status === 'read' ? reading.document.microFrontends : {};
  const published: Publication[] = [];
  for (const { name, dir } of built) {
    const version = basename(dir);
    const entries = releases[name] ?? [];
    const live = entries.find(({ deployment }) => deployment.default)?.metadata.version;
    const known = entries.find(({ metadata }) => metadata.version === version);
    if (live === version) continue;
    // oxlint-disable no-await-in-loop -- the audit has the remotes in their order
    if (known?.status === 'blocked' && promotes === 'undecided') {
      log(`${name} ${version} of this checkout is blocked; ${live ?? 'nothing'} stays live`);
      continue;
    }
    await registry.publish(dir);
    if (promotes === 'undecided' && (await hasDecision(registry, name))) {
      log(
        `${name} ${version} of this checkout is published; ${live ?? 'nothing'} stays live, as its squad decided. To change it: pnpm mf promote ${name} --version ${version}`,
      );
      continue;
    }
    published.push({ name, version });
    // oxlint-enable no-await-in-loop
  }
  await promoteAll(registry, published);
}

/**
 * Promotes releases in their order. One that does not fit what is live is tried again after the others: an event of
 * another remote may be emitted once a release of that remote consumes it.
 */
async function promoteAll(registry: Registry, releases: readonly Publication[]): Promise<void> {
  const rejected: { release: Publication; error: RegistryError }[] = [];
  for (const release of releases) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- each is compared with what is live before it
      await registry.promote({ ...release, reason });
    } catch (error) {
      if (!(error instanceof RegistryError) || error.code !== 'contract_mismatch') throw error;
      rejected.push({ release, error });
    }
  }
  const [first] = rejected;
  if (!first) return;
  if (rejected.length === releases.length) throw first.error;
  await promoteAll(
    registry,
    rejected.map(({ release }) => release),
  );
}

/** Returns whether the audit has a change of what is live that this script did not make. */
async function hasDecision(registry: Registry, remote: RemoteName): Promise<boolean> {
  const entries = await registry.audit({ remote, count: 500 });
  return entries.some(({ what, why }) => what.action !== 'publish' && why !== reason);
}
