import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Returns false on the server and while its HTML is hydrated, which must find the same; then true. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
