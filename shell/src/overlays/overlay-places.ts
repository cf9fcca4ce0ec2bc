import { exposeOf, nameOfExpose, type OverlayName } from 'shared-contracts/exposes';
import { defaultOverlayPlace, type OverlayPlace } from 'shared-contracts/releases';
import type { BrowserSnapshot } from '../remotes/snapshot.ts';

/** The dialog around a content. */
export interface DialogPlace extends Pick<OverlayPlace, 'kind' | 'width'> {
  /** Whether Escape, a close button and a click on the background close it; otherwise such a click shakes it. */
  isClosable: boolean;
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
 * may come from outside. A content whose remote has no release is found as well: its dialog says that it cannot be shown.
 */
export function createOverlayFinder(releases: BrowserSnapshot['releases']): FindOverlay {
  return (target) => {
    for (const [remote, { overlays = {} }] of Object.entries(releases)) {
      for (const [expose, { names, aside, ...modal }] of Object.entries(overlays)) {
        const name = nameOfExpose(remote, expose) as OverlayName;
        if (name === target) return { name, place: dialogPlace(aside ? { kind: 'aside', ...aside } : modal) };
        if (names && Object.hasOwn(names, target))
          return { name, place: dialogPlace(modal), props: names[target] };
      }
    }
    const { remote } = exposeOf('overlay', target) ?? {};
    if (remote === undefined || Object.hasOwn(releases, remote)) return undefined;
    return { name: target as OverlayName, place: dialogPlace(defaultOverlayPlace) };
  };
}

function dialogPlace({ kind, width, isClosable = true }: OverlayPlace): DialogPlace {
  return { kind, width, isClosable };
}
