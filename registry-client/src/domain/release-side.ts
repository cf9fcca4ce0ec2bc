import type {
  ContractFile,
  RegistryDocument,
  RegistryEntry,
  ReleaseManifest,
  RemoteName,
} from 'shared-contracts/releases';
import { withEarlierTables } from 'shared-contracts/releases/earlier-tables';
import { entriesOf, liveEntriesOf, releaseNamesOf, remoteNamesOf } from './registry-document.ts';

/** What the compatibility of a release depends on. */
export interface ReleaseSide {
  name: RemoteName;
  version: string;
  /** For messages, as in "mf-basket 1.2.0". */
  label: string;
  contracts: ReleaseManifest['contracts'];
}

/** A release and its contract file; `null` for a release older than contract files. */
export interface SideWithContract extends ReleaseSide {
  contract: ContractFile | null;
}

export function sideOfEntry(name: RemoteName, { metadata, extras }: RegistryEntry): ReleaseSide {
  return sideOf({ name, version: metadata.version, contracts: extras.contracts });
}

export function sideOf({
  name,
  version,
  contracts,
}: Pick<ReleaseManifest, 'name' | 'version' | 'contracts'>): ReleaseSide {
  return { name, version, label: `${name} ${version}`, contracts: withEarlierTables(name, contracts) };
}

/** Returns the defaults and canaries of all other remotes, and of the shell. */
export function liveOthers(document: RegistryDocument, name: RemoteName): ReleaseSide[] {
  return releaseNamesOf(document)
    .filter((other) => other !== name)
    .flatMap((other) => liveOf(document, other));
}

/** Returns the default and the canary of a remote. */
export function liveOf(document: RegistryDocument, name: RemoteName): ReleaseSide[] {
  return liveEntriesOf(document, name).map((entry) => sideOfEntry(name, entry));
}

/** Returns the newest release that can go live of each other remote without a live one. */
export function waitingOthers(document: RegistryDocument, name: RemoteName): ReleaseSide[] {
  return remoteNamesOf(document)
    .filter((other) => other !== name && liveOf(document, other).length === 0)
    .flatMap((other) => {
      const entry = entriesOf(document, other).findLast(({ status }) => status !== 'blocked');
      return entry ? [sideOfEntry(other, entry)] : [];
    });
}
