import type { RegistryDocument, RegistryEntry, RemoteName } from 'shared-contracts/releases';
import { checkCompatibility } from './compatibility.ts';
import { makeDefault } from './promote.ts';
import { reject, type Outcome } from './rejection.ts';
import { defaultOf, entriesOf, findVersion, withoutTraffic, withEntries } from './registry-document.ts';

/** Undoes the last promotion: ends a running canary, or else returns to the default before this one. */
export function rollback(document: RegistryDocument, name: RemoteName): Outcome {
  const entries = entriesOf(document, name);
  if (entries.length === 0) return reject('unknown_remote', `No release of ${name} was ever published.`);
  const current = defaultOf(entries);
  if (!current) return reject('nothing_to_roll_back', `${name} has no live release.`);
  if (current.deployment.traffic < 100) {
    return { ok: true, document: withEntries(document, name, makeDefault(entries, current)) };
  }
  const target = previousOf(entries, current);
  if (!target) {
    return reject(
      'nothing_to_roll_back',
      `${name} ${current.metadata.version} has no earlier live release that is not blocked. Promote a version by name.`,
    );
  }
  const fit = checkCompatibility(document, name, target);
  if (!fit.ok) return fit;
  return { ok: true, document: withEntries(document, name, returnTo(entries, current, target)) };
}

/** Returns a running canary's traffic to the default. Never returns to an earlier default. */
function endCanary(document: RegistryDocument, name: RemoteName): Outcome {
  const current = defaultOf(entriesOf(document, name));
  if (!current || current.deployment.traffic === 100) {
    return reject('nothing_to_roll_back', `${name} has no canary.`);
  }
  return rollback(document, name);
}

/**
 * What shells may undo: a running canary, or a default that was promoted recently and whose squad has chosen automatic
 * rollbacks.
 */
export function guardRollback(
  document: RegistryDocument,
  name: RemoteName,
  isRecent: (promotedIn: number) => boolean,
): Outcome {
  const current = defaultOf(entriesOf(document, name));
  const { promotedIn } = current?.deployment ?? {};
  const isChosen = current?.extras.ops.rollsBackAfterPromotion === true;
  if (current?.deployment.traffic !== 100 || !isChosen || promotedIn === undefined) {
    return endCanary(document, name);
  }
  return isRecent(promotedIn) ? rollback(document, name) : endCanary(document, name);
}

function previousOf(entries: RegistryEntry[], current: RegistryEntry): RegistryEntry | undefined {
  const seen = new Set([current]);
  let candidate = replacedBy(entries, current);
  while (candidate && !seen.has(candidate)) {
    if (candidate.status !== 'blocked') return candidate;
    seen.add(candidate);
    candidate = replacedBy(entries, candidate);
  }
  return undefined;
}

function replacedBy(entries: RegistryEntry[], entry: RegistryEntry): RegistryEntry | undefined {
  const { replaced } = entry.deployment;
  return replaced === undefined ? undefined : findVersion(entries, replaced);
}

/** The target keeps its own `replaced`, so that a second rollback goes further back, not forward. */
function returnTo(entries: RegistryEntry[], current: RegistryEntry, target: RegistryEntry): RegistryEntry[] {
  return entries.map((entry) => {
    if (entry === target) {
      return { ...entry, status: 'active', deployment: { ...entry.deployment, traffic: 100, default: true } };
    }
    if (entry !== current) return withoutTraffic(entry);
    return { ...entry, status: 'retired', deployment: { traffic: 0, default: false } };
  });
}
