import type { FastifyBaseLogger } from 'fastify';
import { maxRemotes, overlayNamesOf, type ReleaseManifest } from 'shared-contracts/releases';
import { mergeTables } from '../../../src/remotes/merge-tables.ts';
import { hasOnePlace } from '../../../src/remotes/release-tables.ts';
import type { ReleaseState } from './report-releases.ts';

interface SharedTable {
  keysOf: (release: ReleaseManifest) => string[];
  /** What a key is, as in "/gifts/* is claimed". */
  describe: (key: string) => string;
  /** What only one of the remotes shows for it. */
  shown: string;
}

/** Tables of releases in which a key belongs to one remote. */
const sharedTables: SharedTable[] = [
  {
    keysOf: ({ contracts }) => Object.keys(contracts.pageTypes ?? {}),
    describe: (type) => `the page type ${type} is rendered`,
    shown: 'page',
  },
  {
    keysOf: ({ contracts }) => Object.keys(contracts.claims ?? {}),
    describe: (paths) => `${paths} is claimed`,
    shown: 'page',
  },
  {
    keysOf: ({ contracts }) =>
      Object.values(contracts.frame ?? {})
        .map(({ slot }) => slot)
        .filter(hasOnePlace),
    describe: (slot) => `the slot ${slot} is filled`,
    shown: 'fragment',
  },
  {
    keysOf: ({ contracts }) => overlayNamesOf(contracts.overlays ?? {}),
    describe: (name) => `the overlay name ${name} is given`,
    shown: 'overlay',
  },
];

/**
 * Returns an alert for each served release that has a page type, claimed path, slot with one place or overlay name of another
 * remote, see {@link mergeTables}: what one remote has there is shown, and that of the other one is not.
 */
export function tableConflictAlerts(served: readonly ReleaseManifest[]): ReleaseState['alerts'] {
  const conflicts = sharedTables.flatMap((table) => conflictsIn(table, served));
  return served
    .flatMap((release) => {
      const { name: remote, version } = release;
      const found = conflicts.filter(({ keysOf, key }) => keysOf(release).includes(key));
      return found.length === 0 ? [] : [{ remote, version, why: found.map(({ why }) => why).join('; ') }];
    })
    .slice(0, maxRemotes);
}

function conflictsIn({ keysOf, describe, shown }: SharedTable, served: readonly ReleaseManifest[]) {
  const tables = served.map(
    (release) => [release.name, Object.fromEntries(keysOf(release).map((key) => [key, true]))] as const,
  );
  return mergeTables(tables).conflicts.map(({ key, used, unused }) => ({
    keysOf,
    key,
    why: `${describe(key)} by ${[used, ...unused].join(' and ')}: ${used} shows its ${shown}`,
  }));
}

/** Returns a function that logs conflicts when they begin or change: the state is reported with every reading. */
export function createTableConflictLog(
  log: Pick<FastifyBaseLogger, 'error'>,
): (conflicts: ReleaseState['alerts']) => void {
  let logged = '';
  return (conflicts) => {
    const text = conflicts.map(({ remote, version, why }) => `${remote} ${version}: ${why}`).join('. ');
    if (text !== '' && text !== logged)
      log.error({ conflicts }, 'releases have the same page types, claims, slots or overlay names');
    logged = text;
  };
}
