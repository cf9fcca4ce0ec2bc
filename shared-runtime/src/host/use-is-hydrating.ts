import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * Returns true while React hydrates the server's HTML of the calling component, which it does in parts and in time slices:
 * some parts long after the first. False on the server, after hydration, and where React renders anew.
 */
export const useIsHydrating = (side: 'server' | 'browser'): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => side === 'browser',
  );
