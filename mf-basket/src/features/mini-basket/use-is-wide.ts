import { useSyncExternalStore } from 'react';

/** Where the dropdown has room (specification §4); below it the icon is a plain link. */
const wide = '(min-width: 768px)';

function subscribe(notify: () => void): () => void {
  const query = window.matchMedia(wide);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

/** False until the browser has taken over, when nobody knows yet. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(wide).matches,
    () => false,
  );
}
