import { exposeOf, nameOfExpose, type OverlayName } from 'shared-contracts/exposes';
import { defaultOverlayPlace, type OverlayPlace, type RemoteName } from 'shared-contracts/releases';
import { mergeTables } from '../remotes/merge-tables.ts';
import type { BrowserSnapshot } from '../remotes/snapshot.ts';

/** The dialog around a content. */
export interface DialogPlace extends Pick<OverlayPlace, 'kind' | 'width'> {
  /** Whether Escape, a close button and a click on the background close it; otherwise such a click shakes it. */
  isClosable: boolean;
  /** Whether the browser's Back closes it. @default false */
  closesOnBack?: boolean | undefined;
}

export interface FoundOverlay {
  name: OverlayName;
  place: DialogPlace;
  /** Props of the content besides those of the caller. */
  props?: object | undefined;
}

/** Returns what a name opens; undefined for a name that no release gives. */
export type FindOverlay = (target: string) => FoundOverlay | undefined;

/**
 * Finds overlays in the releases of a tab, by content such as `account/register` or by a name such as `red-join`, which
 * may come from outside. A name of several remotes opens the content of the first one, see {@link mergeTables}. A content whose
 * remote has no release is found as well: its dialog says that it cannot be shown.
 */
export function createOverlayFinder(releases: BrowserSnapshot['releases']): FindOverlay {
  const tables = Object.entries(releases).map(([remote, { overlays = {} }]) => {
    const rows = Object.entries(overlays).flatMap(([expose, place]) => rowsOf(remote, expose, place));
    return [remote as RemoteName, Object.fromEntries(rows)] as const;
  });
  const { rows } = mergeTables(tables);
  return (target) => {
    if (Object.hasOwn(rows, target)) return rows[target];
    const { remote } = exposeOf('overlay', target) ?? {};
    if (remote === undefined || Object.hasOwn(releases, remote)) return undefined;
    return { name: target as OverlayName, place: dialogPlace(defaultOverlayPlace) };
  };
}

/** Returns what the name of an overlay's content opens, and what each of its other names does. */
function rowsOf(
  remote: string,
  expose: string,
  { names = {}, nameWidths = {}, aside, ...modal }: OverlayPlace,
): (readonly [string, FoundOverlay])[] {
  const name = nameOfExpose(remote, expose) as OverlayName;
  const content = { name, place: dialogPlace(aside ? { ...modal, kind: 'aside', ...aside } : modal) };
  const named = Object.entries(names).map(([each, props]) => {
    const width = Object.hasOwn(nameWidths, each) ? nameWidths[each] : undefined;
    return [each, { name, place: dialogPlace({ ...modal, width: width ?? modal.width }), props }] as const;
  });
  return [[name, content], ...named];
}

function dialogPlace({ kind, width, isClosable = true, closesOnBack }: OverlayPlace): DialogPlace {
  return { kind, width, isClosable, closesOnBack };
}
