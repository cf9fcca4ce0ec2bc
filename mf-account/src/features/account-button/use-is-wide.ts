import { useSyncExternalStore } from 'react';

const query = '(min-width: 768px)';

function subscribe(notify: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', notify);
  return () => media.removeEventListener('change', notify);
}

/** Returns false on the server: its HTML must work on a phone and without JavaScript. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
