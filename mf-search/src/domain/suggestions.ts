import type { predictiveLimits } from 'shared-contracts/api/search';
import type { ShopImage } from 'shared-contracts/api/fields';
import type { Prediction, PredictionGroup, SuggestedProduct, SuggestedSale } from './read-answers.ts';
import type { RecentSearch } from './recent-searches.ts';
import type { ShownPrice } from './shown-price.ts';

export interface Suggestion {
  text: string;
  href: string;
  /** Second line: the brand of a product or a sale. */
  detail?: string | undefined;
  image?: ShopImage | undefined;
  /** Absent where prices are hidden. */
  price?: ShownPrice | undefined;
  /** Largest discount of a sale in percent; absent where prices are hidden. */
  saving?: number | undefined;
}

/** `recent`: each suggestion can be removed. */
export type SuggestionKind = 'recent' | 'sales' | 'brands' | 'productTypes' | 'products';

export interface SuggestionGroup {
  kind: SuggestionKind;
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
  { brands, productTypes, products }: Prediction,
  limit: number,
  titles: { products: string },
): SuggestionGroup[] {
  const typeLimit = Math.max(limit, 2 * limit - brands.results.length);
  const named = [
    { kind: 'brands' as const, group: brands, limit },
    { kind: 'productTypes' as const, group: productTypes, limit: typeLimit },
  ]
    .toSorted((one, other) => one.group.order - other.group.order)
    .map(({ kind, group, limit }) => ({ kind, title: group.title, suggestions: resultsOf(group, limit) }));
  const found = products.slice(0, limit).map(productSuggestion);
  return withoutEmpty([...named, { kind: 'products', title: titles.products, suggestions: found }]);
}

/** Returns the suggestions for an empty field. Empty groups are left out. */
export function defaultGroups(
  searches: readonly RecentSearch[],
  sales: readonly SuggestedSale[],
  titles: { searches: string; sales: string },
): SuggestionGroup[] {
  return withoutEmpty([
    {
      kind: 'recent',
      title: titles.searches,
      suggestions: searches.map(({ term, url }) => ({ text: term, href: url })),
    },
    {
      kind: 'sales',
      title: titles.sales,
      suggestions: sales.map(({ title, brandName, url, image, saving }) => ({
        text: title,
        href: url,
        // Titles of a brand's sales often begin with its name.
        detail: brandName !== undefined && title.includes(brandName) ? undefined : brandName,
        image,
        saving,
      })),
    },
  ]);
}

function withoutEmpty(groups: readonly SuggestionGroup[]): SuggestionGroup[] {
  return groups.filter(({ suggestions }) => suggestions.length > 0);
}

function resultsOf({ results }: PredictionGroup, limit: number): Suggestion[] {
  return results
    .toSorted((one, other) => one.order - other.order)
    .slice(0, limit)
    .map(({ text, url }) => ({ text, href: withSource(url, text) }));
}

function productSuggestion({ name, brand, url, image, price }: SuggestedProduct): Suggestion {
  return { text: name, href: withSource(url, name), detail: brand, image, price };
}

/** Adds the chosen text to the URL, from which the target page knows the source of the visit. */
export function withSource(path: string, text: string): string {
  const url = new URL(path, 'http://shop');
  url.searchParams.set('source', text);
  return url.pathname + url.search + url.hash;
}
