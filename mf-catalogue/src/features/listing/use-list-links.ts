import { useLocation, useNavigation } from 'shared-runtime/router';
import { listingUrl } from '../../domain/listing/listing-url.ts';
import type { ListingState } from '../../domain/listing/listing-selection.ts';

/** Returns a function that creates the URL of another page or order of this list, on any page that contains it. */
export function useListLinks(current: ListingState) {
  const { pathname, search } = useLocation();
  return (change: Partial<ListingState>) => listingUrl(pathname, search, { ...current, ...change });
}

/** Returns whether a navigation to another page or order of this list is pending. */
export function useIsListChanging(): boolean {
  const { pathname } = useLocation();
  const next = useNavigation().location;
  return next !== undefined && next.pathname === pathname;
}
