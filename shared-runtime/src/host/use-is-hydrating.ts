import { useSyncExternalStore } from 'react';
import { useShopHost } from './shop-host.ts';

const neverChanges = () => () => undefined;

/**
 * Returns true while React hydrates the server's HTML of the calling component, which it does in parts and in time slices:
 * some parts long after the first. False on the server, after hydration, and where React renders anew.
 */
export function useIsHydrating(): boolean {
  const { defersHydration } = useShopHost();
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => defersHydration,
  );
}
