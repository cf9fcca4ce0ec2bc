import { useCallback, useSyncExternalStore } from 'react';
import { maySeePrices, toSession, type Session, type SessionData } from 'shared-contracts/session';
import type { EventBus } from 'shared-contracts/events';
import { useShopHost } from '../host/shop-host.ts';

const derived = new WeakMap<SessionData, Session>();

function currentSession(bus: EventBus): Session | undefined {
  const data = bus.last('session:changed')?.session;
  if (!data) return undefined;
  let session = derived.get(data);
  if (!session) {
    session = toSession(data);
    derived.set(data, session);
  }
  return session;
}

/** The visitor as the shell knows it now. */
export function useSession(): Session {
  const { bus, session } = useShopHost().context;
  const subscribe = useCallback((notify: () => void) => bus.subscribe('session:changed', notify), [bus]);
  return useSyncExternalStore(
    subscribe,
    () => currentSession(bus) ?? session,
    () => session,
  );
}

/** Whether this visitor is shown prices. The server decides; this only words what it decided. */
export function useMaySeePrices(): boolean {
  return maySeePrices(useSession());
}
