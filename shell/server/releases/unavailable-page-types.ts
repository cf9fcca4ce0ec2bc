import { entriesOf, remoteNamesOf } from 'registry-client/domain/registry-document';
import type { PageTypes, RegistryDocument, Snapshot } from 'shared-contracts/releases';
import { withEarlierTables } from 'shared-contracts/releases/earlier-tables';

/**
 * Returns the page types of remotes that were live and of which no release can be used: it was rejected, blocked or could not be
 * downloaded. Undefined without any. Without them a page of the shop would say for that time that it does not exist yet.
 */
export function unavailablePageTypes(
  document: RegistryDocument,
  releases: Snapshot['releases'],
): PageTypes | undefined {
  const tables = remoteNamesOf(document)
    .filter((name) => !Object.hasOwn(releases, name))
    .flatMap((name) => {
      const published = entriesOf(document, name).filter(({ status }) => status !== 'staged');
      const latest = published.find(({ deployment }) => deployment.default) ?? published.at(-1);
      return latest ? [withEarlierTables(name, latest.extras.contracts).pageTypes] : [];
    });
  return tables.length === 0 ? undefined : (Object.assign({}, ...tables) as PageTypes);
}
