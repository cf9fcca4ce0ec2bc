import { useCallback, useSyncExternalStore } from 'react';
import { maySeePrices, toSession, type Session, type SessionData } from 'shared-contracts/session';
import { useShopHost } from '../host/shop-host.ts';
import type { ShopContext } from '../shop-context.ts';

const derived = new WeakMap<SessionData, Session>();

/** The visitor at this moment, for what happens at a click. What is drawn uses `useSession()`. */
export function sessionNow({ bus, session }: Pick<ShopContext, 'bus' | 'session'>): Session {
  const last = bus.last('session:changed');
  // The first one says what the page was made with: the same object, or everything would be drawn a second time.
  if (!last || last.reason === 'start') return session;
  let current = derived.get(last.session);
  if (!current) {
    current = toSession(last.session);
    derived.set(last.session, current);
  }
  return current;
}

/** The visitor as the shell knows it now. */
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

/** Whether this visitor is shown prices. The server decides; this only words what it decided. */
export function useMaySeePrices(): boolean {
  return maySeePrices(useSession());
}
