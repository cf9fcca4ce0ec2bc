import { basename } from 'node:path';
import { RegistryError, type RegistryClient } from 'registry-client';
import type { RemoteName } from 'shared-contracts/releases';
import type { BuiltRemote } from './build-all.ts';

/** Reason in the audit. It distinguishes promotions of this script from decisions of squads. */
const reason = 'newest build of this checkout';

type Promotes = 'undecided' | 'always';

export interface PublishBuildsOptions {
  /**
   * `undecided`: a remote about which a squad has decided (promoted, rolled back or blocked a release) keeps what is
   * live. `always`: every build goes live.
   */
  promotes: Promotes | ((name: RemoteName) => Promotes);
  log: (line: string) => void;
}

interface PublishedBuild {
  name: RemoteName;
  version: string;
}

type Registry = Pick<RegistryClient, 'read' | 'audit' | 'publish' | 'promote'>;

/**
 * Publishes all builds, and then promotes those that are not live yet. A release may need another one of the builds to be
 * promoted before it, so rejected ones are tried again while others succeed. Rejects with the first rejection that remains.
 */
export async function publishBuilds(
  registry: Registry,
  built: readonly Pick<BuiltRemote, 'name' | 'dir'>[],
  { promotes, log }: PublishBuildsOptions,
): Promise<void> {
  const reading = await registry.read();
  const published = reading.status === 'read' ? reading.document.microFrontends : {};
  let waiting: PublishedBuild[] = [];
  for (const { name, dir } of built) {
    const version = basename(dir);
    const rule = typeof promotes === 'function' ? promotes(name) : promotes;
    const entries = published[name] ?? [];
    const live = entries.find(({ deployment }) => deployment.default)?.metadata.version;
    const known = entries.find(({ metadata }) => metadata.version === version);
    if (live === version) continue;
    // oxlint-disable no-await-in-loop -- one change after another
    if (known?.status === 'blocked' && rule === 'undecided') {
      log(`${name} ${version} of this checkout is blocked; ${live ?? 'nothing'} stays live`);
      continue;
    }
    await registry.publish(dir);
    if (rule === 'undecided' && (await hasDecision(registry, name))) {
      log(
        `${name} ${version} of this checkout is published; ${live ?? 'nothing'} stays live, as its squad decided. To change it: pnpm mf promote ${name} --version ${version}`,
      );
      continue;
    }
    waiting.push({ name, version });
    // oxlint-enable no-await-in-loop
  }
  while (waiting.length > 0) {
    // oxlint-disable-next-line no-await-in-loop -- each round needs what the previous one has promoted
    waiting = await promoteRound(registry, waiting);
  }
}

/** Returns the releases that do not fit what is live yet. Rejects if no other one could be promoted. */
async function promoteRound(
  registry: Registry,
  releases: readonly PublishedBuild[],
): Promise<PublishedBuild[]> {
  const rejected: { release: PublishedBuild; error: RegistryError }[] = [];
  for (const release of releases) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one change after another
      await registry.promote({ ...release, reason });
    } catch (error) {
      if (!(error instanceof RegistryError) || error.code !== 'contract_mismatch') throw error;
      rejected.push({ release, error });
    }
  }
  if (rejected.length === releases.length && rejected[0]) throw rejected[0].error;
  return rejected.map(({ release }) => release);
}

/** Returns whether the audit has a change of what is live that this script did not make. */
async function hasDecision(registry: Registry, remote: RemoteName): Promise<boolean> {
  const entries = await registry.audit({ remote, count: 500 });
  return entries.some(({ what, why }) => what.action !== 'publish' && why !== reason);
}
