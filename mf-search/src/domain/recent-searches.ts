import { paths } from 'shared-contracts/routes';
import { cleanTerm } from './term.ts';

/** As many as the API stores for a member (specification §9). */
export const maxRecentSearches = 100;

export interface RecentSearch {
  term: string;
  url: string;
}

/** Reads the stored text, which another tab, an older release or an extension may have written. */
export function parseSearches(text: string | null): RecentSearch[] {
  if (text === null) return [];
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? searchesOf(list) : [];
  } catch {
    return [];
  }
}

/** Returns the text to store: the terms, from which the URLs follow. */
export function formatSearches(searches: readonly RecentSearch[]): string {
  return JSON.stringify(searches.map(({ term }) => term));
}

/** Puts a term at the front; one that differs only in case or spaces is replaced. */
export function withSearch(searches: readonly RecentSearch[], term: string): RecentSearch[] {
  return searchesOf([term, ...searches.map((search) => search.term)]);
}

export function withoutSearch(searches: readonly RecentSearch[], term: string): RecentSearch[] {
  return searches.filter((search) => keyOf(search.term) !== keyOf(term));
}

/** Keeps the first of equal terms, and no value that is not a term. */
function searchesOf(list: readonly unknown[]): RecentSearch[] {
  const searches = new Map<string, RecentSearch>();
  for (const each of list) {
    const term = typeof each === 'string' ? cleanTerm(each) : '';
    if (term === '' || searches.has(keyOf(term))) continue;
    searches.set(keyOf(term), { term, url: paths.search(term) });
    if (searches.size === maxRecentSearches) break;
  }
  return [...searches.values()];
}

function keyOf(term: string): string {
  return term.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
