import type { RegistryDocument, RegistryEntry, RemoteName } from 'shared-contracts/releases';
import { makeDefault } from './promote.ts';
import { reject, type Outcome } from './rejection.ts';
import { defaultOf, requireVersion, withEntries } from './registry-document.ts';

/** Bars a release from ever going live again. A canary loses its traffic to the default at once. */
export function block(document: RegistryDocument, name: RemoteName, version: string): Outcome {
  const found = requireVersion(document, name, version);
  if (!found.ok) return found;
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

function blocked(entry: RegistryEntry): RegistryEntry {
  return { ...entry, status: 'blocked', deployment: { ...entry.deployment, traffic: 0, default: false } };
}
