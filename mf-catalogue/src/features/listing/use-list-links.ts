import { useMemo } from 'react';
import { useLocation, useNavigation } from 'shared-runtime/router';
import { useIsHydrated } from '../../components/use-is-hydrated.ts';
import { listingLinks, listingUrl } from '../../domain/listing/listing-url.ts';
import { readListingState, type ListingState } from '../../domain/listing/listing-selection.ts';

export type ListLink = (
  change: Partial<Omit<ListingState, 'from'>> & { from?: number | undefined },
) => string;

/** Returns a function that creates the URL of other pages, filters or order of this list, on any page that contains it. */
export function useListLinks(current: ListingState): ListLink {
  const { pathname, search } = useLocation();
  return ({ from, ...change }) => {
    const { from: _former, ...state } = current;
    return listingUrl(pathname, search, { ...state, ...change, ...(from !== undefined && { from }) });
  };
}

export interface FilterLinks {
  /** The filters that were chosen last, and the order. */
  chosen: ListingState;
  linkTo: ListLink;
}

/**
 * Returns the links of filters, which start at page one. They are the same object while they lead to the same lists, so
 * that not every value is rendered again.
 */
export function useFilterLinks(current: ListingState): FilterLinks {
  const { from: _from, ...chosen } = useChosenState(current);
  const { pathname, search } = useLocation();
  const url = listingUrl(pathname, search, { ...chosen, p: 1 });
  return useMemo(() => {
    const [path = '', query = ''] = url.split('?');
    const ofUrl = readListingState(Object.fromEntries(new URLSearchParams(query)));
    const linkOf = listingLinks(path, query);
    return {
      chosen: ofUrl,
      linkTo: ({ from: _former, ...change }) => linkOf({ ...ofUrl, ...change }),
    };
  }, [url]);
}

/**
 * Returns the location of a pending navigation within this list. Not while a part is hydrated: the navigation may be what
 * has started that, and the server's HTML is of the former location.
 */
function usePendingLocation() {
  const { pathname } = useLocation();
  const next = useNavigation().location;
  const isHydrated = useIsHydrated();
  return isHydrated && next?.pathname === pathname ? next : undefined;
}

/** Returns whether a navigation to other pages, filters or order of this list is pending. */
export function useIsListChanging(): boolean {
  return usePendingLocation() !== undefined;
}

/** Returns the state that was chosen last, also while its products are being loaded. */
export function useChosenState(current: ListingState): ListingState {
  const pending = usePendingLocation();
  return pending ? readListingState(Object.fromEntries(new URLSearchParams(pending.search))) : current;
}
