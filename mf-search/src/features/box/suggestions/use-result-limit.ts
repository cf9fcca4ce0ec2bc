import { useSyncExternalStore } from 'react';
import { limits } from '../../../domain/suggestions.ts';

const phone = '(max-width: 767.98px)';

function subscribe(notify: () => void): () => void {
  const query = matchMedia(phone);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

/**
 * Returns the maximum number of suggestions in a group. The server's value is never visible: suggestions need
 * JavaScript.
 */
export function useResultLimit(): number {
  const isPhone = useSyncExternalStore(
    subscribe,
    () => matchMedia(phone).matches,
    () => false,
  );
  return isPhone ? limits.mobile : limits.desktop;
}
