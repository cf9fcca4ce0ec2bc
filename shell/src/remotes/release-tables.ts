import type { FragmentName } from 'shared-contracts/exposes';
import type { FrameTable, PageTypes } from 'shared-contracts/releases';
import type { BrowserSnapshot } from './snapshot.ts';

/** Returns the pages of all releases of a snapshot by page type. */
export function pageTypesOf({ releases, unavailable }: BrowserSnapshot): PageTypes {
  const tables = Object.values(releases).map(({ pageTypes }) => pageTypes);
  return Object.assign({}, unavailable, ...tables) as PageTypes;
}

/** A fragment in a slot of the frame. */
export type FramePart = FrameTable[string] & { name: FragmentName };

/** Returns the fragments of the frame of a snapshot, in the order in which they stand in a slot. */
export function framePartsOf({ releases }: Pick<BrowserSnapshot, 'releases'>): FramePart[] {
  return Object.entries(releases)
    .flatMap(([remote, { frame = {} }]) =>
      Object.entries(frame).map(([expose, part]) => ({
        ...part,
        name: `${remote.replace('mf-', '')}/${expose.replace('./fragments/', '')}` as FragmentName,
      })),
    )
    .sort((one, other) => (one.order ?? 0) - (other.order ?? 0) || (one.name < other.name ? -1 : 1));
}
