import { useLocation, useNavigation } from 'shared-runtime/router';
import { listingAddress } from '../../domain/listing-address.ts';
import type { ListingState } from '../../domain/listing-selection.ts';

/** Addresses of this list's other parts, on whatever page it stands. */
export function useListLinks(current: ListingState) {
  const { pathname, search } = useLocation();
  return (change: Partial<ListingState>) => listingAddress(pathname, search, { ...current, ...change });
}

/** True while another part of the list on this page is on its way. */
export function useIsListChanging(): boolean {
  const { pathname } = useLocation();
  const next = useNavigation().location;
  return next !== undefined && next.pathname === pathname;
}
