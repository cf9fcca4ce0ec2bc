import { hash } from 'node:crypto';
import type { RegistryDocument, RegistryEntry, RemoteName } from 'shared-contracts/releases';
import { defaultOf, entriesOf, remoteNamesOf } from './registry-document.ts';

/** Never change it: a new salt moves every visitor to another bucket, also during a rollout. */
const salt = 'ski-shop-releases-1';

/** Returns a visitor's bucket for one remote, 0 to 99. */
export function bucketFor(visitorId: string, remote: RemoteName): number {
  const digits = hash('sha256', `${salt}\n${remote}\n${visitorId}`).slice(0, 8);
  return Number.parseInt(digits, 16) % 100;
}

export type PickedReleases = Record<RemoteName, RegistryEntry>;

/**
 * Returns the release of each remote that a visitor gets. A remote without a live release is left out.
 *
 * @param bucketOf called only for remotes with a canary: it computes a hash
 */
export function pickReleases(
  document: RegistryDocument,
  bucketOf: (remote: RemoteName) => number,
): PickedReleases {
  const picked: PickedReleases = {};
  for (const name of remoteNamesOf(document)) {
    const entry = pickOne(entriesOf(document, name), () => bucketOf(name));
    if (entry) picked[name] = entry;
  }
  return picked;
}

/** The canary takes the low buckets, so that a visitor keeps it while its traffic grows. */
function pickOne(entries: RegistryEntry[], readBucket: () => number): RegistryEntry | undefined {
  let cumulative = 0;
  let bucket: number | undefined;
  for (const entry of entries) {
    if (entry.deployment.default || entry.status !== 'active') continue;
    bucket ??= readBucket();
    cumulative += entry.deployment.traffic;
    if (bucket < cumulative) return entry;
  }
  return defaultOf(entries);
}
