import type { RegistryDocument, RegistryEntry, ReleaseManifest, RemoteName } from 'shared-contracts/releases';
import { entriesOf, releaseNamesOf } from './registry-document.ts';

/** What the compatibility of a release depends on. */
export interface ReleaseSide {
  name: RemoteName;
  version: string;
  /** For messages, as in "mf-basket 1.2.0". */
  label: string;
  contracts: ReleaseManifest['contracts'];
}

export function sideOfEntry(name: RemoteName, { metadata, extras }: RegistryEntry): ReleaseSide {
  return sideOf({ name, version: metadata.version, contracts: extras.contracts });
}

export function sideOf({
  name,
  version,
  contracts,
}: Pick<ReleaseManifest, 'name' | 'version' | 'contracts'>): ReleaseSide {
  return { name, version, label: `${name} ${version}`, contracts };
}

/** Returns the defaults and canaries of all other remotes, and of the shell. */
export function liveOthers(document: RegistryDocument, name: RemoteName): ReleaseSide[] {
  return releaseNamesOf(document)
    .filter((other) => other !== name)
    .flatMap((other) =>
      entriesOf(document, other)
        .filter((entry) => entry.status === 'active')
        .map((entry) => sideOfEntry(other, entry)),
    );
}
