import {
  maxRemovedReleases,
  shellReleaseName,
  type RegistryDocument,
  type RemoteName,
} from 'shared-contracts/releases';
import { lostOffers } from './providers.ts';
import { entriesOf } from './registry-document.ts';
import { reject, type Outcome } from './rejection.ts';
import type { SideWithContract } from './release-side.ts';

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
 * Removes a remote with all of its releases, unless a live release uses what it offers. The releases that were live stay
 * listed for their files. The name may be created again.
 */
export function remove(document: RegistryDocument, { name, others, own, now }: Removal): Outcome {
  const entries = entriesOf(document, name);
  if (entries.length === 0) return reject('unknown_remote', `No release of ${name} was ever published.`);
  if (name === shellReleaseName) return reject('live_version', 'The shell cannot be removed.');
  const failures = lostOffers(name, others, own);
  if (failures.length > 0) {
    return reject('contract_mismatch', `${name} cannot be removed: ${failures.join('; ')}.`);
  }
  const { [name]: _removed, ...microFrontends } = document.microFrontends;
  const added = entries
    .filter(({ status }) => status === 'active' || status === 'retired')
    .map(({ metadata }) => ({ remote: name, ...metadata, at: now.toISOString() }));
  const isNeeded = ({ at }: { at: string }) => now.getTime() - Date.parse(at) < filesTtlMs;
  const removed = [...(document.removed ?? []).filter(isNeeded), ...added].slice(-maxRemovedReleases);
  return { ok: true, document: { ...document, microFrontends, removed } };
}
