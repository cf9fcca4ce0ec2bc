import { useSyncExternalStore } from 'react';
import { useShop } from 'shared-runtime';

const second = 1000;

function everySecond(notify: () => void): () => void {
  const timer = setInterval(notify, second);
  return () => clearInterval(timer);
}

/**
 * What the server's clock (milliseconds since the epoch) says, looked at once a second; renders again only if
 * the answer differs. The visitor's own clock may be wrong, so it only measures how old the tab is: context
 * and document were made together. Server and hydration see the same moment.
 */
export function useClock<Answer extends number | boolean>(read: (now: number) => Answer): Answer {
  const { serverTime } = useShop();
  return useSyncExternalStore(
    everySecond,
    () => read(serverTime + Math.floor((Date.now() - performance.timeOrigin) / second) * second),
    () => read(serverTime),
  );
}
