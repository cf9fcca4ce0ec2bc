import type { FastifyBaseLogger } from 'fastify';
import { maxRemotes, type ReleaseManifest } from 'shared-contracts/releases';
import { mergeTables, type TableConflict } from '../../../src/remotes/merge-tables.ts';
import type { ReleaseState } from './report-releases.ts';

/**
 * Returns an alert for each served release that claims the same paths as another remote, see {@link mergeTables}: one remote
 * shows its page there, and the other one does not.
 */
export function claimConflictAlerts(served: readonly ReleaseManifest[]): ReleaseState['alerts'] {
  const { conflicts } = mergeTables(served.map(({ name, contracts }) => [name, contracts.claims]));
  return served
    .flatMap(({ name: remote, version, contracts }) => {
      const found = conflicts.filter(({ key }) => Object.hasOwn(contracts.claims ?? {}, key));
      return found.length === 0 ? [] : [{ remote, version, why: found.map(describe).join('; ') }];
    })
    .slice(0, maxRemotes);
}

/** Returns a function that logs conflicts when they begin or change: the state is reported with every reading. */
export function createClaimConflictLog(
  log: Pick<FastifyBaseLogger, 'error'>,
): (conflicts: ReleaseState['alerts']) => void {
  let logged = '';
  return (conflicts) => {
    const text = conflicts.map(({ remote, version, why }) => `${remote} ${version}: ${why}`).join('. ');
    if (text !== '' && text !== logged) log.error({ conflicts }, 'releases claim the same paths');
    logged = text;
  };
}

function describe({ key, used, unused }: TableConflict): string {
  return `${key} is claimed by ${[used, ...unused].join(' and ')}: ${used} shows its page`;
}
