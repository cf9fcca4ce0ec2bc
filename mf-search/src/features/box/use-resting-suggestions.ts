import { useQuery } from '@tanstack/react-query';
import { useIntl, useSession, useShop } from 'shared-runtime';
import { recentSearchesQuery, underSearchSalesQuery } from '../../api/resting-query.ts';
import { restingGroups, type SuggestionGroup } from '../../domain/suggestions.ts';

/**
 * A member's recent searches and the store's sales, for a field in which nothing is typed. What cannot be had is left
 * out without a word: it is an offer, not an answer.
 */
export function useRestingSuggestions(isWanted: boolean): readonly SuggestionGroup[] {
  const intl = useIntl();
  const shop = useShop();
  const { isUserLoggedIn } = useSession();
  const searches = useQuery({ ...recentSearchesQuery(shop), enabled: isWanted && isUserLoggedIn }).data;
  const sales = useQuery({ ...underSearchSalesQuery(shop), enabled: isWanted }).data;
  if (!isWanted) return [];
  return restingGroups(isUserLoggedIn ? (searches?.searches ?? []) : [], sales?.sales ?? [], {
    searches: intl.formatMessage({ id: 'box.recent' }),
    sales: intl.formatMessage({ id: 'box.sales' }),
  });
}
