import type { RegistryDocument, RegistryEntry, RemoteName } from 'shared-contracts/releases';
import { makeDefault } from './promote.ts';
import { reject, type Outcome } from './rejection.ts';
import { defaultOf, findRemoved, requireVersion, withEntries } from './registry-document.ts';

/**
 * Bars a release from ever going live again, also one of a removed remote. A canary loses its traffic to the default at
 * once.
 */
export function block(document: RegistryDocument, name: RemoteName, version: string): Outcome {
  const found = requireVersion(document, name, version);
  if (!found.ok) return blockRemoved(document, name, version) ?? found;
  const { entries, entry } = found;
  if (entry.status === 'blocked') return { ok: true, document };
  if (entry.deployment.default) {
    return reject(
      'live_version',
      `${name} ${version} is the default: visitors would be left without it. Roll back or promote another first.`,
    );
  }
  const current = defaultOf(entries);
  const rest = entry.status === 'active' && current ? makeDefault(entries, current) : entries;
  return {
    ok: true,
    document: withEntries(
      document,
      name,
      rest.map((each) => (each.metadata.version === version ? blocked(each) : each)),
    ),
  };
}

function blockRemoved(
  document: RegistryDocument,
  name: RemoteName,
  version: string,
): (Outcome & { ok: true }) | undefined {
  const release = findRemoved(document, name, version);
  if (!release) return undefined;
  if (release.status === 'blocked') return { ok: true, document };
  const removed = document.removed?.map((each) =>
    each === release ? { ...each, status: 'blocked' as const } : each,
  );
  return { ok: true, document: { ...document, removed } };
}

function blocked(entry: RegistryEntry): RegistryEntry {
  return { ...entry, status: 'blocked', deployment: { ...entry.deployment, traffic: 0, default: false } };
}
