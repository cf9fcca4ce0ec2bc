import { useCallback, useSyncExternalStore } from 'react';
import { maySeePrices, toSession, type Session, type SessionData } from 'shared-contracts/session';
import { useShopHost } from '../host/shop-host.ts';
import type { ShopContext } from '../shop-context.ts';

const derived = new WeakMap<SessionData, Session>();

/** Returns the current session, for event handlers. Rendering uses `useSession()`. */
export function sessionNow({ bus, session }: Pick<ShopContext, 'bus' | 'session'>): Session {
  const last = bus.last('session:changed');
  // For the first event the context's session is returned: another object would render everything a second time.
  if (!last || last.reason === 'start') return session;
  let current = derived.get(last.session);
  if (!current) {
    current = toSession(last.session);
    derived.set(last.session, current);
  }
  return current;
}

/** Returns the current session and renders again when it changes. */
export function useSession(): Session {
  const { context } = useShopHost();
  const { bus, session } = context;
  const subscribe = useCallback((notify: () => void) => bus.subscribe('session:changed', notify), [bus]);
  return useSyncExternalStore(
    subscribe,
    () => sessionNow(context),
    () => session,
  );
}

/** Returns whether the visitor sees prices. The server decides; this reads its decision. */
export function useMaySeePrices(): boolean {
  return maySeePrices(useSession());
}
