import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSession } from 'shared-runtime';
import type { RecentSearch } from '../../../domain/recent-searches.ts';
import { createGuestSearches, type GuestSearches } from './guest-searches.ts';

const none: readonly RecentSearch[] = [];

/** Returns the recent searches of this browser, up to date with other tabs while `isShown`. */
export function useGuestSearches(isShown: boolean): GuestSearches & { searches: readonly RecentSearch[] } {
  const { accepted_functional: isAccepted } = useSession().cookieConsentPreferences;
  const [store] = useState(createGuestSearches);
  const searches = useSyncExternalStore(store.subscribe, store.get, () => none);
  useEffect(() => store.setAccepted(isAccepted), [store, isAccepted]);
  useEffect(() => {
    if (isShown) store.refresh();
  }, [store, isShown]);
  return { ...store, searches };
}
