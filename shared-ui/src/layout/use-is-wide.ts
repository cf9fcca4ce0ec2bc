import { useSyncExternalStore } from 'react';

/** Tablets and wider screens, where dropdowns fit (specification §4). */
const query = '(min-width: 768px)';

function subscribe(notify: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', notify);
  return () => media.removeEventListener('change', notify);
}

/**
 * Returns whether the screen is at least 768 CSS pixels wide. False on the server and during hydration: what is rendered
 * there must work on a phone and without JavaScript.
 */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
