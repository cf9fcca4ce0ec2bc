import { useSyncExternalStore } from 'react';
import { useShop } from 'shared-runtime';

const secondMs = 1000;

function subscribeToSeconds(notify: () => void): () => void {
  const timer = setInterval(notify, secondMs);
  return () => clearInterval(timer);
}

/**
 * Reads a value from the server's clock (milliseconds since the epoch) every second, and renders again only if the
 * value differs. The visitor's clock may be wrong, so it only measures the time since the document was created, which
 * is when `serverTime` was read. Server and hydration read the same time.
 */
export function useClock<Value extends number | boolean>(read: (now: number) => Value): Value {
  const { serverTime } = useShop();
  return useSyncExternalStore(
    subscribeToSeconds,
    () => read(serverTime + Math.floor((Date.now() - performance.timeOrigin) / secondMs) * secondMs),
    () => read(serverTime),
  );
}
