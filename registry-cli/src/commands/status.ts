import type { RegistryDocument, RemoteName } from 'shared-contracts/releases';
import { liveEntriesOf, releaseNamesOf } from 'registry-client/domain/registry-document';
import {
  countInstances,
  runningShells,
  verdictOf,
  type AuditEntry,
  type StoredReport,
} from 'registry-client';
import type { Arguments } from '../arguments.ts';
import { connect } from '../connect.ts';
import { renderTable } from './table.ts';
import { resolveTarget } from '../target.ts';
import type { Terminal } from '../terminal.ts';

const maxChanges = 10;

/** Returns the live releases, and with a token the latest changes with author and reason. */
export async function status({ remote, registry }: Arguments, terminal: Terminal): Promise<string> {
  const only = remote === undefined ? undefined : resolveTarget(remote, terminal).name;
  const client = await connect(registry, terminal);
  const [reading, { now, reports }, changes] = await Promise.all([
    client.read(),
    client.reports(),
    client.audit({ count: maxChanges, ...(only === undefined ? {} : { remote: only }) }),
  ]);
  if (reading.status !== 'read') return '';
  const live = releaseNamesOf(reading.document)
    .filter((name) => only === undefined || name === only)
    .flatMap((name) => liveRows(reading.document, name, runningShells(reports, Date.parse(now))));
  return [
    `Revision ${reading.document.revision}, ${reading.document.generatedAt}`,
    '',
    live.length === 0
      ? 'Nothing is live.'
      : renderTable(['remote', 'version', 'traffic', 'built', 'served'], live),
    ...notices(runningShells(reports, Date.parse(now)), only),
    '',
    changes.length === 0
      ? 'Nothing was changed yet.'
      : renderTable(['when', 'who', 'what', 'why'], changes.map(changeRow)),
  ].join('\n');
}

function liveRows(document: RegistryDocument, name: RemoteName, shells: StoredReport[]): string[][] {
  return liveEntriesOf(document, name).map(({ metadata, deployment, extras }) => [
    name,
    metadata.version,
    `${deployment.traffic} %${deployment.default ? '' : ' (canary)'}`,
    extras.ops.builtAt,
    describeVerdicts(shells, {
      remote: name,
      version: metadata.version,
      promotedIn: deployment.promotedIn ?? 0,
    }),
  ]);
}

function describeVerdicts(
  shells: readonly StoredReport[],
  release: { remote: RemoteName; version: string; promotedIn: number },
): string {
  if (shells.length === 0) return 'unknown: no shell reports';
  const verdicts = shells.flatMap((shell) => verdictOf(shell, release) ?? []);
  const rejecting = verdicts.filter(({ outcome }) => outcome === 'rejects');
  const instances = countInstances(shells, release);
  const runs = instances === null ? '' : `, runs in ${instances}`;
  const served = `by ${verdicts.length - rejecting.length} of ${shells.length}${runs}`;
  return rejecting.length === 0
    ? served
    : `${served}, rejected by ${rejecting.length}: ${rejecting[0]?.why ?? ''}`;
}

/** Returns alerts of the shells, and shells that use another document than the registry's. */
function notices(shells: readonly StoredReport[], only: RemoteName | undefined): string[] {
  const alerts = shells.flatMap((shell) =>
    shell.alerts.filter(({ remote }) => only === undefined || remote === only),
  );
  const conflicts = shells.filter(({ conflict }) => conflict !== null);
  return [
    ...new Set(alerts.map(({ remote, why }) => `Alert, ${remote}: ${why}`)),
    ...conflicts.map(
      ({ shell, revision }) =>
        `${shell} uses revision ${revision} with other content than this registry's: was a backup restored? It follows once the registry has a higher revision.`,
    ),
  ];
}

function changeRow({ when, who, what, why }: AuditEntry): string[] {
  const share = what.traffic === undefined || what.traffic === 100 ? '' : ` to ${what.traffic} %`;
  const subject = [what.action, what.remote, what.version].filter((word) => word !== undefined).join(' ');
  const option = what.withoutApi ? ' --without-api' : '';
  return [when, who, subject + share + option, why ?? ''];
}
