import { sessionChanged } from 'shared-contracts/events/session';
import { useBus } from 'shared-runtime';

/**
 * Returns a function that closes the panel at the next sign-in, which adds the product that a guest has asked for. The
 * overlay for sign-in has taken the panel's place by then, so that no component is mounted to listen.
 */
export function useCloseAtSignIn(close: () => void): () => void {
  const bus = useBus();
  return () => {
    // The bus calls a new subscriber at once with the current session.
    let isReplay = true;
    const stop = bus.subscribe(sessionChanged, ({ reason }) => {
      if (isReplay || reason !== 'signed-in') return;
      stop();
      close();
    });
    isReplay = false;
  };
}
