import { useCallback, useSyncExternalStore } from 'react';
import { sessionChanged } from 'shared-contracts/events/session';
import { maySeePrices, type Session } from 'shared-contracts/session';
import { useShopHost } from '../host/shop-host.ts';

/** Returns the current session and renders again when it changes. Event handlers and `load` read `context.session`. */
export function useSession(): Session {
  const { context, startSession } = useShopHost();
  const { bus } = context;
  const subscribe = useCallback((notify: () => void) => bus.subscribe(sessionChanged, notify), [bus]);
  return useSyncExternalStore(
    subscribe,
    () => context.session,
    // Fragments may hydrate after the session has changed; the server's HTML is that of the start.
    () => startSession,
  );
}

/** Returns whether the visitor sees prices. The server decides; this reads its decision. */
export function useMaySeePrices(): boolean {
  return maySeePrices(useSession());
}
