import { useSyncExternalStore } from 'react';

/** Width from which there is room for the dropdown (specification §4). Below it the icon is a plain link. */
const wide = '(min-width: 768px)';

function subscribe(notify: () => void): () => void {
  const query = window.matchMedia(wide);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

/** Returns false on the server and while hydrating. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(wide).matches,
    () => false,
  );
}
