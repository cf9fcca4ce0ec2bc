import { setTimeout as wait } from 'node:timers/promises';
import {
  countInstances,
  runningShells,
  verdictOf,
  type RegistryClient,
  type StoredReport,
} from 'registry-client';
import type { RemoteName } from 'shared-contracts/releases';
import { RejectedError } from '../terminal.ts';

/** In milliseconds. A shell downloads a release, checks its files and renders a page with it. */
const timeoutMs = 90_000;
const pollMs = 500;

export interface PromotedVersion {
  remote: RemoteName;
  version: string;
  /** Revision of the promotion. */
  promotedIn: number;
}

export interface WaitOptions {
  timeoutMs?: number;
}

/**
 * Waits until every running shell has a verdict about a promotion, and resolves with the outcome. Throws a
 * RejectedError as soon as one rejects it, and after the timeout.
 */
export async function waitForVerdicts(
  client: Pick<RegistryClient, 'reports'>,
  release: PromotedVersion,
  { timeoutMs: limitMs = timeoutMs }: WaitOptions = {},
): Promise<string> {
  const label = `${release.remote} ${release.version}`;
  const end = Date.now() + limitMs;
  for (;;) {
    // oxlint-disable no-await-in-loop -- polls
    const { now, reports } = await client.reports();
    const shells = runningShells(reports, Date.parse(now));
    const rejecting = shells.filter((shell) => verdictOf(shell, release)?.outcome === 'rejects');
    if (rejecting.length > 0) throw new RejectedError(describeRejection(label, release, rejecting, shells));
    const serving = shells.filter((shell) => verdictOf(shell, release)?.outcome === 'serves');
    if (shells.length > 0 && serving.length === shells.length) {
      const instances = countInstances(shells, release);
      const runs = instances === null ? '' : `, and runs in ${instances} of them`;
      return `${label} is served by ${describeCount(serving.length)}${runs}.`;
    }
    if (Date.now() >= end) {
      throw new RejectedError(
        shells.length === 0
          ? `No shell reports to the registry, so it is unknown whether ${label} is served.`
          : `${label} is served by ${serving.length} of ${describeCount(shells.length)}; the others have not answered in time.`,
      );
    }
    await wait(pollMs);
    // oxlint-enable no-await-in-loop
  }
}

function describeRejection(
  label: string,
  release: PromotedVersion,
  rejecting: readonly StoredReport[],
  shells: readonly StoredReport[],
): string {
  const lines = rejecting.map((report) => {
    const instead = report.served
      .filter(({ remote }) => remote === release.remote)
      .map(({ version }) => version);
    const why = verdictOf(report, release)?.why ?? 'without a reason';
    return `  ${report.shell}: ${why} (it serves ${instead.join(' and ') || 'nothing'} instead)`;
  });
  const head = `${label} is rejected by ${rejecting.length} of ${describeCount(shells.length)}:`;
  const advice = `Promote it again when the cause is removed, or roll back.`;
  return [head, ...lines, advice].join('\n');
}

const describeCount = (count: number) => `${count} ${count === 1 ? 'shell' : 'shells'}`;
