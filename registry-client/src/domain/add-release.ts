import {
  areSimilarNames,
  maxRemotes,
  shellReleaseName,
  type RegistryDocument,
  type RegistryEntry,
  type ReleaseManifest,
  type RemoteName,
} from 'shared-contracts/releases';
import { entriesOf, findRemoved, findVersion, remoteNamesOf, withEntries } from './registry-document.ts';
import { reject, type Outcome } from './rejection.ts';

/**
 * Adds a verified release without giving it traffic. The first release of a name creates its remote. Adding the
 * identical release again changes nothing. A blocked version stays blocked when its remote is removed.
 */
export function addRelease(
  document: RegistryDocument,
  manifest: ReleaseManifest,
  integrity: string,
): Outcome {
  const { name, version } = manifest;
  const entries = entriesOf(document, name);
  const known = findVersion(entries, version);
  if (known?.status === 'blocked' || findRemoved(document, name, version)?.status === 'blocked') {
    return reject('blocked_version', `${name} ${version} is blocked. Publish the fix under a new version.`);
  }
  if (known?.metadata.integrity === integrity) return { ok: true, document };
  if (known) return alreadyPublished(name, version);
  const rejected = entries.length === 0 ? rejectNewRemote(document, name) : undefined;
  if (rejected) return rejected;
  return { ok: true, document: withEntries(document, name, [...entries, stagedEntry(manifest, integrity)]) };
}

function rejectNewRemote(
  document: RegistryDocument,
  name: RemoteName,
): (Outcome & { ok: false }) | undefined {
  const others = remoteNamesOf(document);
  const similar = [...others, shellReleaseName as RemoteName].find((other) => areSimilarNames(name, other));
  if (similar) {
    return reject('similar_name', `${name} can be mistaken for ${similar}. Choose another name.`);
  }
  if (name === shellReleaseName || others.length < maxRemotes) return undefined;
  return reject('too_many_remotes', `This shop has ${others.length} remotes, and no room for ${name}.`);
}

export function alreadyPublished(name: string, version: string): Outcome & { ok: false } {
  return reject(
    'already_published',
    `${name} ${version} is already published with other content. A release never changes: use a new version.`,
  );
}

function stagedEntry(manifest: ReleaseManifest, integrity: string): RegistryEntry {
  return {
    url: `/assets/${manifest.name}/${manifest.version}/`,
    metadata: { version: manifest.version, integrity },
    deployment: { traffic: 0, default: false },
    status: 'staged',
    extras: { contracts: manifest.contracts, ops: manifest.ops },
  };
}
