import { useMemo, useSyncExternalStore } from 'react';
import { readLock, type KeptLock } from './kept-locks.ts';

/** Other tabs do not share the storage, and this one writes it only where the lock is known already. */
const neverChanges = () => () => undefined;

/** Returns the lock of a form from before a reload; null until hydration, because the server does not know it. */
export function useStoredLock(name: string | undefined): KeptLock | null {
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return useMemo(() => (isHydrated && name !== undefined ? readLock(name) : null), [isHydrated, name]);
}
