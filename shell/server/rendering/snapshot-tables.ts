import type { PageClaims, PageTypes, Snapshot } from 'shared-contracts/releases';
import { claimsOf, framePartsOf, pageTypesOf, type FramePart } from '../../src/remotes/release-tables.ts';
import { toBrowserSnapshot, type BrowserSnapshot } from '../../src/remotes/snapshot.ts';

/** What every page with the same releases needs of them. */
export interface SnapshotTables {
  readonly browserSnapshot: BrowserSnapshot;
  readonly pageTypes: PageTypes;
  readonly claims: PageClaims;
  readonly frame: readonly FramePart[];
}

const known = new WeakMap<Snapshot, SnapshotTables>();

/** Returns the tables of a snapshot, which are merged once: most pages of a process have the same snapshot. */
export function snapshotTables(snapshot: Snapshot): SnapshotTables {
  let tables = known.get(snapshot);
  if (!tables) {
    const browserSnapshot = toBrowserSnapshot(snapshot);
    tables = {
      browserSnapshot,
      pageTypes: pageTypesOf(browserSnapshot),
      claims: claimsOf(browserSnapshot),
      frame: framePartsOf(browserSnapshot),
    };
    known.set(snapshot, tables);
  }
  return tables;
}
