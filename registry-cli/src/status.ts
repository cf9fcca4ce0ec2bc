import { remoteNames, type RemoteName } from 'shared-contracts/exposes';
import type { RegistryDocument } from 'shared-contracts/releases';
import { entriesOf } from 'registry-client/domain/registry-document';
import type { AuditEntry } from 'registry-client';
import type { Arguments } from './arguments.ts';
import { connect } from './connect.ts';
import { renderTable } from './table.ts';
import { resolveTarget } from './target.ts';
import type { Terminal } from './terminal.ts';

const changesShown = 10;

/** Returns the live releases, and with a token the latest changes with author and reason. */
export async function status({ remote, registry }: Arguments, terminal: Terminal): Promise<string> {
  const only = remote === undefined ? undefined : resolveTarget(remote, terminal).name;
  const client = await connect(registry, terminal);
  const [reading, changes] = await Promise.all([
    client.read(),
    client.audit({ count: changesShown, ...(only === undefined ? {} : { remote: only }) }),
  ]);
  if (reading.status !== 'read') return '';
  const live = remoteNames
    .filter((name) => only === undefined || name === only)
    .flatMap((name) => liveRows(reading.document, name));
  return [
    `Revision ${reading.document.revision}, ${reading.document.generatedAt}`,
    '',
    live.length === 0 ? 'Nothing is live.' : renderTable(['remote', 'version', 'traffic', 'built'], live),
    '',
    changes.length === 0
      ? 'Nothing was changed yet.'
      : renderTable(['when', 'who', 'what', 'why'], changes.map(changeRow)),
  ].join('\n');
}

function liveRows(document: RegistryDocument, name: RemoteName): string[][] {
  return entriesOf(document, name)
    .filter((entry) => entry.status === 'active')
    .map(({ metadata, deployment, extras }) => [
      name,
      metadata.version,
      `${deployment.traffic} %${deployment.default ? '' : ' (canary)'}`,
      extras.ops.builtAt,
    ]);
}

function changeRow({ when, who, what, why }: AuditEntry): string[] {
  const share = what.traffic === undefined || what.traffic === 100 ? '' : ` to ${what.traffic} %`;
  const subject = [what.action, what.remote, what.version].filter((word) => word !== undefined).join(' ');
  return [when, who, subject + share, why ?? ''];
}
