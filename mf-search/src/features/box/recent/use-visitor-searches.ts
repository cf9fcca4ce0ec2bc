import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSession, useShop } from 'shared-runtime';
import type { RecentSearch } from '../../../domain/recent-searches.ts';
import { createVisitorSearches, type VisitorSearches } from './visitor-searches.ts';

const none: readonly RecentSearch[] = [];

/** Returns the recent searches of this browser, up to date with other tabs while `isShown`. */
export function useVisitorSearches(
  isShown: boolean,
): VisitorSearches & { searches: readonly RecentSearch[] } {
  const shop = useShop();
  const { accepted_functional: isAccepted } = useSession().cookieConsentPreferences;
  const [store] = useState(() =>
    createVisitorSearches({ isAccepted: () => shop.session.cookieConsentPreferences.accepted_functional }),
  );
  const searches = useSyncExternalStore(store.subscribe, store.get, () => none);
  useEffect(() => store.refresh(), [store, isShown, isAccepted]);
  return { ...store, searches };
}
