import type { PredictiveGroup, predictiveLimits } from 'shared-contracts/api/search';
import type { CallResponse } from 'shared-contracts/api/descriptor';
import type { predictiveSearch, searchRecent, underSearchSales } from 'shared-contracts/descriptors/search';
import { isShopPath } from 'shared-contracts/routes';

export interface Suggestion {
  text: string;
  href: string;
}

export interface SuggestionGroup {
  title: string;
  suggestions: readonly Suggestion[];
}

// A copy of the contract's values: importing its module would add the schemas to every page.
export const limits: typeof predictiveLimits = { desktop: 4, mobile: 3, debounceMs: 150 };

/**
 * Returns the groups to show. Product types take the places that brands leave free (specification §9). Empty groups
 * are left out.
 */
export function visibleGroups(
  { brands, productTypes }: CallResponse<typeof predictiveSearch>,
  limit: number,
): SuggestionGroup[] {
  const typeLimit = Math.max(limit, 2 * limit - brands.results.length);
  return [
    { group: brands, limit },
    { group: productTypes, limit: typeLimit },
  ]
    .toSorted((one, other) => one.group.order - other.group.order)
    .map(({ group, limit }) => ({ title: group.title, suggestions: suggestionsOf(group, limit) }))
    .filter(({ suggestions }) => suggestions.length > 0);
}

/** Returns the suggestions for an empty field. Empty groups are left out. */
export function defaultGroups(
  searches: CallResponse<typeof searchRecent>['searches'],
  sales: CallResponse<typeof underSearchSales>['sales'],
  titles: { searches: string; sales: string },
): SuggestionGroup[] {
  return [
    { title: titles.searches, suggestions: searches.map(({ term, url }) => ({ text: term, href: url })) },
    { title: titles.sales, suggestions: sales.map(({ title, url }) => ({ text: title, href: url })) },
  ]
    .map(({ title, suggestions }) => ({
      title,
      suggestions: suggestions.filter(({ href }) => isShopPath(href)),
    }))
    .filter(({ suggestions }) => suggestions.length > 0);
}

function suggestionsOf({ results }: PredictiveGroup, limit: number): Suggestion[] {
  return results
    .filter(({ payload }) => isShopPath(payload.url))
    .toSorted((one, other) => one.order - other.order)
    .slice(0, limit)
    .map(({ text, payload }) => ({ text, href: withSource(payload.url, text) }));
}

/** Adds the chosen text to the URL, from which the target page knows the source of the visit. */
export function withSource(path: string, text: string): string {
  const url = new URL(path, 'http://shop');
  url.searchParams.set('source', text);
  return url.pathname + url.search + url.hash;
}
