import { nameOfExpose, type FragmentName } from 'shared-contracts/exposes';
import type { FrameTable, PageTypes } from 'shared-contracts/releases';
import type { BrowserSnapshot } from './snapshot.ts';

type Tables = Pick<BrowserSnapshot, 'releases' | 'unavailable'>;

/** Those of usable releases are last, and win. */
const tablesOf = ({ releases, unavailable }: Tables) =>
  Object.entries<{ pageTypes?: PageTypes; frame?: FrameTable }>({ ...unavailable, ...releases });

/** Returns the pages of all releases of a snapshot by page type. */
export function pageTypesOf(snapshot: Tables): PageTypes {
  return Object.assign({}, ...tablesOf(snapshot).map(([, { pageTypes }]) => pageTypes)) as PageTypes;
}

/** A fragment in a slot of the frame. */
export type FramePart = FrameTable[string] & { name: FragmentName };

/** Returns the fragments of the frame of a snapshot, in the order in which they stand in a slot. */
export function framePartsOf(snapshot: Tables): FramePart[] {
  return tablesOf(snapshot)
    .flatMap(([remote, { frame = {} }]) =>
      Object.entries(frame).map(([expose, part]) => ({
        ...part,
        name: nameOfExpose(remote, expose) as FragmentName,
      })),
    )
    .sort((one, other) => (one.order ?? 0) - (other.order ?? 0) || (one.name < other.name ? -1 : 1));
}
