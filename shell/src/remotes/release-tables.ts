import { nameOfExpose, type FragmentName } from 'shared-contracts/exposes';
import type { FrameTable, PageClaims, PageTypes, RemoteName } from 'shared-contracts/releases';
import { frameSlots } from 'shared-contracts/releases/frame-slots';
import { mergeTables } from './merge-tables.ts';
import type { BrowserSnapshot } from './snapshot.ts';

type Snapshot = Pick<BrowserSnapshot, 'releases' | 'unavailable'>;

interface Tables {
  pageTypes?: PageTypes;
  frame?: FrameTable;
  claims?: PageClaims;
}

const tablesOf = (all: Readonly<Record<RemoteName, Tables>> = {}) =>
  Object.entries(all) as [RemoteName, Tables][];

/** Merges a table of all releases, see {@link mergeTables}. The rows of usable releases win over those of unavailable ones. */
function merge<Row>(
  { releases, unavailable }: Snapshot,
  tableOf: (tables: Tables, remote: RemoteName) => Readonly<Record<string, Row>> | undefined,
): Record<string, Row> {
  const rowsOf = (all?: Readonly<Record<RemoteName, Tables>>) =>
    mergeTables(tablesOf(all).map(([remote, tables]) => [remote, tableOf(tables, remote)])).rows;
  return { ...rowsOf(unavailable), ...rowsOf(releases) };
}

/** Returns the pages of all releases of a snapshot by page type. */
export const pageTypesOf = (snapshot: Snapshot): PageTypes => merge(snapshot, ({ pageTypes }) => pageTypes);

/** Returns the claims of all releases of a snapshot. */
export const claimsOf = (snapshot: Snapshot): PageClaims => merge(snapshot, ({ claims }) => claims);

/** A fragment in a slot of the frame. */
export type FramePart = FrameTable[string] & { name: FragmentName };

/**
 * Returns the fragments of the frame of a snapshot, in the order in which they stand in a slot. A slot with one place has those
 * of one remote.
 */
export function framePartsOf(snapshot: Snapshot): FramePart[] {
  const owners = merge(snapshot, ({ frame = {} }, remote) =>
    Object.fromEntries(Object.values(frame).map(({ slot }) => [slot, remote])),
  );
  return [...tablesOf(snapshot.unavailable), ...tablesOf(snapshot.releases)]
    .flatMap(([remote, { frame = {} }]) =>
      Object.entries(frame)
        .filter(([, { slot }]) => owners[slot] === remote || !hasOnePlace(slot))
        .map(([expose, part]) => ({
          ...part,
          name: nameOfExpose(remote, expose) as FragmentName,
        })),
    )
    .sort((one, other) => (one.order ?? 0) - (other.order ?? 0) || (one.name < other.name ? -1 : 1));
}

/** Returns whether a slot of the frame takes the fragment of one remote only. */
export function hasOnePlace(slot: string): boolean {
  return Object.entries(frameSlots).some(([name, places]) => name === slot && places === 'one');
}
