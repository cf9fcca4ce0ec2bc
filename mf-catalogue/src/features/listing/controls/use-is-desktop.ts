import { useSyncExternalStore } from 'react';

/** Screens on which the filters stand beside the list, as in filters.module.css. */
const query = '(min-width: 1025px)';

function subscribe(notify: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', notify);
  return () => media.removeEventListener('change', notify);
}

/** Returns whether there is room for the filters beside the list. True on the server and while its HTML is hydrated. */
export function useIsDesktop(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => true,
  );
}
