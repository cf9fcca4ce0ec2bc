import type { StoreLocale } from 'shared-contracts/locales';
import { searchLimits } from 'shared-contracts/api/search';
import { paths } from 'shared-contracts/routes';
import type { Queryable } from '../../../db/client.ts';
import { fold } from './search-terms.ts';
import { countSearchTerm, findRecentSearches, findSearchRedirect, saveRecentSearch } from './repository.ts';

interface Search {
  storeId: number;
  term: string;
  resultsCount: number;
  now: Date;
}

/** The form in which two spellings of one search are the same. */
function foldTerm(term: string): string {
  return fold(term).trim().replaceAll(/\s+/g, ' ');
}

export async function recentSearches(db: Queryable, customerId: number, storeId: number, limit: number) {
  const rows = await findRecentSearches(db, customerId, storeId, limit);
  return rows.map(({ term }) => ({ term, url: paths.search(term) }));
}

export async function saveSearch(
  db: Queryable,
  customerId: number,
  { storeId, term, resultsCount, now }: Search,
): Promise<void> {
  const search = { storeId, folded: foldTerm(term), term, resultsCount, searchedAt: now };
  await db.transaction((tx) => saveRecentSearch(tx, customerId, search, searchLimits.recent));
}

export function countSearch(db: Queryable, { storeId, term, resultsCount, now }: Search): Promise<void> {
  return countSearchTerm(db, { storeId, folded: foldTerm(term), resultsCount, searchedAt: now });
}

/** A redirect elsewhere than to results says in `source` what was searched for. */
export async function searchTarget(db: Queryable, term: string, locale: StoreLocale) {
  const target = await findSearchRedirect(db, foldTerm(term), locale);
  if (target === null) return { url: paths.search(term), isRedirect: false };
  if (target.startsWith('/search')) return { url: target, isRedirect: true };
  const [path = '', hash] = target.split('#');
  const mark = path.includes('?') ? '&' : '?';
  const source = `source=${encodeURIComponent(term.toWellFormed())}`;
  return { url: `${path}${mark}${source}${hash === undefined ? '' : `#${hash}`}`, isRedirect: true };
}
