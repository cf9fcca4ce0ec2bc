import { defaultOf, entriesOf, remoteNamesOf } from 'registry-client/domain/registry-document';
import type {
  FrameTable,
  RegistryDocument,
  ReleaseManifest,
  RemoteName,
  Snapshot,
  UnavailableTables,
} from 'shared-contracts/releases';
import { withEarlierTables } from 'shared-contracts/releases/earlier-tables';

/**
 * Returns the tables of remotes that were live and of which no release can be used: it was rejected, blocked or could not be
 * downloaded. Undefined without any. Without them a page of the shop would say for that time that it does not exist yet.
 */
export function unavailableTables(
  document: RegistryDocument,
  releases: Snapshot['releases'],
): Snapshot['unavailable'] {
  const tables = remoteNamesOf(document)
    .filter((name) => !Object.hasOwn(releases, name))
    .flatMap((name): [RemoteName, UnavailableTables][] => {
      const entries = entriesOf(document, name);
      // A blocked release may never have been live: its tables must not change pages.
      const latest = defaultOf(entries) ?? entries.findLast(({ status }) => status === 'retired');
      return latest ? [[name, tablesOf(withEarlierTables(name, latest.extras.contracts))]] : [];
    });
  return tables.length === 0 ? undefined : Object.fromEntries(tables);
}

/** After every order that a release can have. */
const lastOrder = 1001;

/**
 * Returns what pages need of a release that cannot be used. Its fragments stand behind those of usable releases: another
 * remote may fill the slot by now.
 */
export function tablesOf({
  pageTypes = {},
  frame = {},
  claims,
}: ReleaseManifest['contracts']): UnavailableTables {
  const last = Object.entries(frame).map(([expose, part]) => [expose, { ...part, order: lastOrder }]);
  return { pageTypes, frame: Object.fromEntries(last) as FrameTable, ...(claims && { claims }) };
}
