import { remoteNames, type RemoteName } from 'shared-contracts/exposes';
import type { RegistryDocument, RegistryEntry, ReleaseManifest } from 'shared-contracts/releases';
import { entriesOf } from './registry-document.ts';

/** One release, as far as others have to get along with it. */
export interface ReleaseSide {
  name: RemoteName;
  version: string;
  /** "mf-basket 1.2.0", for the sentence. */
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

/** Defaults and canaries of all remotes but this one. */
export function liveOthers(document: RegistryDocument, name: RemoteName): ReleaseSide[] {
  return remoteNames
    .filter((other) => other !== name)
    .flatMap((other) =>
      entriesOf(document, other)
        .filter((entry) => entry.status === 'active')
        .map((entry) => sideOfEntry(other, entry)),
    );
}
