import type { RegistryDocument, RegistryEntry } from 'shared-contracts/releases';
import { renderTable } from './table.ts';
import { entriesOf, releaseNamesOf } from 'registry-client/domain/registry-document';

const heads = ['remote', 'version', 'status', 'traffic', 'default', 'squad', 'builtAt'];

/** Renders all releases as a table, the latest of each remote first. */
export function renderList(document: RegistryDocument, only?: string): string {
  const rows = releaseNamesOf(document)
    .filter((name) => only === undefined || name === only)
    .flatMap((name) =>
      entriesOf(document, name)
        .toReversed()
        .map((entry) => rowOf(name, entry)),
    );
  if (rows.length === 0) return 'Nothing is published yet.';
  return renderTable(heads, rows);
}

function rowOf(name: string, { metadata, status, deployment, extras }: RegistryEntry): string[] {
  return [
    name,
    metadata.version,
    status,
    `${deployment.traffic} %`,
    deployment.default ? 'yes' : '',
    extras.ops.squad ?? extras.ops.team ?? '',
    extras.ops.builtAt,
  ];
}
