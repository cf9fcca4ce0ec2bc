import { useQuery } from '@tanstack/react-query';
import { useIntl, useSession, useShop } from 'shared-runtime';
import { recentSearchesQuery, underSearchSalesQuery } from '../../../api/default-suggestions-query.ts';
import { defaultGroups, type SuggestionGroup } from '../../../domain/suggestions.ts';

/**
 * Returns a member's recent searches and the store's sales, for an empty field. Groups that cannot be loaded are left
 * out.
 */
export function useDefaultSuggestions(isEnabled: boolean): readonly SuggestionGroup[] {
  const intl = useIntl();
  const shop = useShop();
  const { isUserLoggedIn } = useSession();
  const searches = useQuery({ ...recentSearchesQuery(shop), enabled: isEnabled && isUserLoggedIn }).data;
  const sales = useQuery({ ...underSearchSalesQuery(shop), enabled: isEnabled }).data;
  if (!isEnabled) return [];
  return defaultGroups(isUserLoggedIn ? (searches?.searches ?? []) : [], sales?.sales ?? [], {
    searches: intl.formatMessage({ id: 'box.recent' }),
    sales: intl.formatMessage({ id: 'box.sales' }),
  });
}
