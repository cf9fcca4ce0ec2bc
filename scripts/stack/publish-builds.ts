import { basename } from 'node:path';
import type { RegistryClient } from 'registry-client';
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

/** Publishes each build, and promotes those that are not live yet. */
export async function publishBuilds(
  registry: Registry,
  built: readonly Pick<BuiltRemote, 'name' | 'dir'>[],
  { promotes, log }: PublishBuildsOptions,
): Promise<void> {
  const reading = await registry.read();
  const published = reading.status === 'read' ? reading.document.microFrontends : {};
  for (const { name, dir } of built) {
    const version = basename(dir);
    const entries = published[name] ?? [];
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
    await registry.promote({ name, version, reason });
    // oxlint-enable no-await-in-loop
  }
}

/** Returns whether the audit has a change of what is live that this script did not make. */
async function hasDecision(registry: Registry, remote: RemoteName): Promise<boolean> {
  const entries = await registry.audit({ remote, count: 500 });
  return entries.some(({ what, why }) => what.action !== 'publish' && why !== reason);
}
