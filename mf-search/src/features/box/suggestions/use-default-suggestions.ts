import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl, useShop } from 'shared-runtime';
import { underSearchSalesQuery } from '../../../api/under-search-sales-query.ts';
import { defaultGroups, type SuggestionGroup } from '../../../domain/suggestions.ts';
import { useRecentSearches, type RecentSearches } from '../recent/use-recent-searches.ts';

export interface DefaultSuggestions {
  groups: readonly SuggestionGroup[];
  recent: RecentSearches;
  /** Shows all recent searches; null if all of them are shown. */
  showAll: (() => void) | null;
}

/** Recent searches before "Show all": they leave room for the sales below. */
const maxInitialSearches = 5;

/** Returns the suggestions of an empty field: recent searches and sales. Groups that cannot be loaded are left out. */
export function useDefaultSuggestions(isShown: boolean): DefaultSuggestions {
  const intl = useIntl();
  const recent = useRecentSearches(isShown);
  const sales = useQuery({ ...underSearchSalesQuery(useShop()), enabled: isShown }).data ?? [];
  const [isComplete, setIsComplete] = useState(false);
  if (!isShown && isComplete) setIsComplete(false);
  const shown = isComplete ? recent.searches : recent.searches.slice(0, maxInitialSearches);
  const titles = {
    searches: intl.formatMessage({ id: 'box.recent' }),
    sales: intl.formatMessage({ id: 'box.sales' }),
  };
  return {
    groups: isShown ? defaultGroups(shown, sales, titles) : [],
    recent,
    showAll: shown.length < recent.searches.length ? () => setIsComplete(true) : null,
  };
}
