import {
  maxRemovedReleases,
  shellReleaseName,
  type RegistryDocument,
  type RemoteName,
  type RemovedRelease,
} from 'shared-contracts/releases';
import { slotsWithout } from './compatibility.ts';
import { lostOffers } from './providers.ts';
import { entriesOf } from './registry-document.ts';
import { reject, type Outcome } from './rejection.ts';
import { liveOf, liveOthers, type SideWithContract } from './release-side.ts';

/** Open tabs may request files of a removed remote for this long, milliseconds: 30 days. */
const filesTtlMs = 30 * 24 * 60 * 60 * 1000;

export interface Removal {
  name: RemoteName;
  /** Live releases of the other remotes and of the shell. */
  others: readonly SideWithContract[];
  /** Live releases of the remote. */
  own: readonly SideWithContract[];
  now: Date;
}

/**
 * Removes a remote with all of its releases, unless a live release uses what it offers or a slot of the frame would be empty. The releases that were live stay
 * listed for their files, and blocked ones because they stay blocked. The name may be created again.
 */
export function remove(document: RegistryDocument, { name, others, own, now }: Removal): Outcome {
  const entries = entriesOf(document, name);
  if (entries.length === 0) return reject('unknown_remote', `No release of ${name} was ever published.`);
  if (name === shellReleaseName) return reject('live_version', 'The shell cannot be removed.');
  const failures = [
    ...lostOffers(name, others, own),
    ...slotsWithout(document, { name, candidate: null, others }),
  ];
  if (failures.length > 0) {
    return reject('contract_mismatch', `${name} cannot be removed: ${failures.join('; ')}.`);
  }
  const { [name]: _removed, ...microFrontends } = document.microFrontends;
  const added = entries.flatMap(({ status, metadata }): RemovedRelease[] => {
    if (status === 'staged') return [];
    const listed = status === 'blocked' ? 'blocked' : 'retired';
    return [{ remote: name, ...metadata, at: now.toISOString(), status: listed }];
  });
  return { ok: true, document: { ...document, microFrontends, removed: listRemoved(document, added, now) } };
}

/** Keeps blocked releases: otherwise their versions could be published again. The oldest of the others are forgotten first. */
function listRemoved(
  { removed = [] }: RegistryDocument,
  added: RemovedRelease[],
  now: Date,
): RemovedRelease[] {
  const isAdded = ({ remote, version }: RemovedRelease) =>
    added.some((each) => each.remote === remote && each.version === version);
  const all = [...removed.filter((each) => !isAdded(each)), ...added];
  const { blocked = [], retired = [] } = Object.groupBy(all, ({ status }) => status);
  const needed = retired.filter(({ at }) => now.getTime() - Date.parse(at) < filesTtlMs);
  return [...needed, ...blocked].slice(-maxRemovedReleases);
}

/** Returns the page types that the live releases of a remote render, and no other live release does. */
export function ownPageTypes(document: RegistryDocument, name: RemoteName): string[] {
  const typesOf = (sides: ReturnType<typeof liveOf>) =>
    sides.flatMap(({ contracts }) => Object.keys(contracts.pageTypes ?? {}));
  const others = new Set(typesOf(liveOthers(document, name)));
  return [...new Set(typesOf(liveOf(document, name)))].filter((type) => !others.has(type)).toSorted();
}
