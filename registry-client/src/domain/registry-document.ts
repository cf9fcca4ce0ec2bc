import {
  shellReleaseName,
  type RegistryDocument,
  type RegistryEntry,
  type RemoteName,
  type RemovedRelease,
} from 'shared-contracts/releases';
import { reject, type Rejection } from './rejection.ts';

export const emptyDocument: RegistryDocument = {
  schema: 1,
  revision: 0,
  generatedAt: '1970-01-01T00:00:00.000Z',
  microFrontends: {},
};

/** Returns the remotes that have a release, in the order of their names. */
export function remoteNamesOf(document: RegistryDocument): RemoteName[] {
  return releaseNamesOf(document).filter((name) => name !== shellReleaseName);
}

/** Returns the remotes and the shell, as far as they have a release, in the order of their names. */
export function releaseNamesOf({ microFrontends }: RegistryDocument): RemoteName[] {
  return (Object.keys(microFrontends) as RemoteName[]).toSorted();
}

/** Returns the releases of a remote in the order of publication. */
export function entriesOf(document: RegistryDocument, name: RemoteName): RegistryEntry[] {
  return document.microFrontends[name] ?? [];
}

/** Returns the live releases of a remote or of the shell: the default and the canary, in the order of publication. */
export function liveEntriesOf(document: RegistryDocument, name: RemoteName): RegistryEntry[] {
  return entriesOf(document, name).filter(({ status }) => status === 'active');
}

export function defaultOf(entries: RegistryEntry[]): RegistryEntry | undefined {
  return entries.find((entry) => entry.deployment.default);
}

export function findVersion(entries: RegistryEntry[], version: string): RegistryEntry | undefined {
  return entries.find((entry) => entry.metadata.version === version);
}

/** Returns a listed release of a removed remote, also if a new remote has the name. */
export function findRemoved(
  { removed = [] }: RegistryDocument,
  name: RemoteName,
  version: string,
): RemovedRelease | undefined {
  return removed.find((each) => each.remote === name && each.version === version);
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
): Found | { ok: false; rejection: Rejection } {
  const entries = entriesOf(document, name);
  if (entries.length === 0) return reject('unknown_remote', `No release of ${name} was ever published.`);
  const entry = findVersion(entries, version);
  if (entry) return { ok: true, entries, entry };
  const latest = entries.slice(-5).map((known) => known.metadata.version);
  return reject(
    'unknown_version',
    `${name} has no release ${version}. The latest published: ${latest.join(', ')}.`,
  );
}

/** Removes a release's traffic. A live release becomes `retired`; any other status stays. */
export function withoutTraffic(entry: RegistryEntry): RegistryEntry {
  if (entry.status !== 'active') return entry;
  return {
    ...entry,
    status: 'retired',
    deployment: { ...entry.deployment, traffic: 0, default: false },
  };
}
