import type { RegistryDocument, RegistryEntry, RemoteName } from 'shared-contracts/releases';
import { checkPromotion } from './compatibility.ts';
import { reject, type Outcome } from './rejection.ts';
import { defaultOf, requireVersion, withoutTraffic, withEntries } from './registry-document.ts';

export interface Promotion {
  name: RemoteName;
  version: string;
  /**
   * Percentage of visitors, of the shell of its instances, 1 to 100. Below 100 the release is a canary beside the default.
   */
  traffic: number;
  /** Promote a release again that has this share already, so that shells which rejected it give a new verdict. */
  again?: boolean;
}

export function promote(
  document: RegistryDocument,
  { name, version, traffic, again = false }: Promotion,
): Outcome {
  if (!Number.isInteger(traffic) || traffic < 1 || traffic > 100) {
    return reject('invalid_traffic', `Traffic is a whole number from 1 to 100, not ${traffic}.`);
  }
  const found = requireVersion(document, name, version);
  if (!found.ok) return found;
  const { entries, entry } = found;
  if (entry.status === 'blocked') {
    return reject('blocked_version', `${name} ${version} is blocked and cannot go live.`);
  }
  const current = defaultOf(entries);
  if (traffic < 100 && (!current || current === entry))
    return rejectTraffic(name, version, current !== undefined);
  if (entry.deployment.traffic === traffic && !again) return { ok: true, document };
  // Returning all traffic to the default only ends a canary, so no compatibility is checked.
  const fit = current === entry ? { ok: true as const } : checkPromotion(document, name, entry);
  if (!fit.ok) return fit;
  const next = traffic === 100 ? makeDefault(entries, entry) : makeCanary(entries, entry, traffic);
  return { ok: true, document: withEntries(document, name, marked(next, version, document.revision + 1)) };
}

/** Notes the revision of the promotion in the entry of the release. */
function marked(entries: RegistryEntry[], version: string, promotedIn: number): RegistryEntry[] {
  return entries.map((entry) =>
    entry.metadata.version === version
      ? { ...entry, deployment: { ...entry.deployment, promotedIn } }
      : entry,
  );
}

function rejectTraffic(name: RemoteName, version: string, isDefault: boolean): Outcome {
  if (isDefault) {
    return reject(
      'invalid_traffic',
      `${name} ${version} is the default and takes what the canary leaves. Promote the canary to another share, or this one to 100.`,
    );
  }
  return reject(
    'no_default',
    `${name} has no live release to take the rest of the traffic. Promote ${version} to 100.`,
  );
}

/** Gives the chosen release all traffic. Other live releases are retired but kept. */
export function makeDefault(entries: RegistryEntry[], chosen: RegistryEntry): RegistryEntry[] {
  const former = defaultOf(entries);
  const replaced = former && former !== chosen ? former.metadata.version : chosen.deployment.replaced;
  return entries.map((entry) =>
    entry === chosen
      ? {
          ...entry,
          status: 'active',
          deployment: { ...chosen.deployment, traffic: 100, default: true, replaced },
        }
      : withoutTraffic(entry),
  );
}

function makeCanary(entries: RegistryEntry[], chosen: RegistryEntry, traffic: number): RegistryEntry[] {
  return entries.map((entry) => {
    if (entry === chosen) {
      return { ...entry, status: 'active', deployment: { ...entry.deployment, traffic } };
    }
    if (!entry.deployment.default) return withoutTraffic(entry);
    return { ...entry, deployment: { ...entry.deployment, traffic: 100 - traffic } };
  });
}
