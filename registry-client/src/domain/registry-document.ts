import type { RemoteName } from 'shared-contracts/exposes';
import type { RegistryDocument, RegistryEntry } from 'shared-contracts/releases';
import { refuse, type Refusal } from './refusal.ts';

export const emptyDocument: RegistryDocument = {
  schema: 1,
  revision: 0,
  generatedAt: '1970-01-01T00:00:00.000Z',
  microFrontends: {},
};

/** In the order of publication. */
export function entriesOf(document: RegistryDocument, name: RemoteName): RegistryEntry[] {
  return document.microFrontends[name] ?? [];
}

export function defaultOf(entries: RegistryEntry[]): RegistryEntry | undefined {
  return entries.find((entry) => entry.deployment.default);
}

export function findVersion(entries: RegistryEntry[], version: string): RegistryEntry | undefined {
  return entries.find((entry) => entry.metadata.version === version);
}

export function withEntries(
  document: RegistryDocument,
  name: RemoteName,
  entries: RegistryEntry[],
): RegistryDocument {
  return { ...document, microFrontends: { ...document.microFrontends, [name]: entries } };
}

export type Found = { ok: true; entries: RegistryEntry[]; entry: RegistryEntry };

export function requireVersion(
  document: RegistryDocument,
  name: RemoteName,
  version: string,
): Found | { ok: false; refusal: Refusal } {
  const entries = entriesOf(document, name);
  if (entries.length === 0) return refuse('unknown_remote', `No release of ${name} was ever published.`);
  const entry = findVersion(entries, version);
  if (entry) return { ok: true, entries, entry };
  const latest = entries.slice(-5).map((known) => known.metadata.version);
  return refuse(
    'unknown_version',
    `${name} has no release ${version}. The latest published: ${latest.join(', ')}.`,
  );
}

/** Takes a release out of the traffic. What was live is `retired`; everything else stays what it is. */
export function withdrawn(entry: RegistryEntry): RegistryEntry {
  if (entry.status !== 'active') return entry;
  return {
    ...entry,
    status: 'retired',
    deployment: { ...entry.deployment, traffic: 0, default: false },
  };
}
