import type { StoreLocale } from 'shared-contracts/locales';
import { searchLimits } from 'shared-contracts/api/search';
import { paths } from 'shared-contracts/routes';
import type { Queryable } from '../../../db/client.ts';
import { fold } from 'storefront-ports/fold';
import { mayBePersonal } from './guest-terms.ts';
import {
  countSearchTerm,
  deleteRecentSearches,
  findRecentSearches,
  findSearchRedirect,
  saveRecentSearch,
} from './repository.ts';

interface Search {
  storeId: number;
  term: string;
  resultsCount: number;
  now: Date;
}

/** Normalises a term, so that different spellings of one search are equal. */
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

/** Deletes one of a member's recent searches, however it is spelt; all of the store if `term` is null. */
export function deleteSearches(
  db: Queryable,
  customerId: number,
  { storeId, term }: { storeId: number; term: string | null },
): Promise<void> {
  const folded = term === null ? null : foldTerm(term);
  return deleteRecentSearches(db, { customerId, storeId, folded });
}

/** Counts a guest's search, unless its term may lead to a person. */
export async function countSearch(
  db: Queryable,
  { storeId, term, resultsCount, now }: Search,
): Promise<void> {
  if (mayBePersonal(term)) return;
  await countSearchTerm(db, { storeId, folded: foldTerm(term), resultsCount, searchedAt: now });
}

/**
 * Returns the target of a search: its results or a redirect. A redirect to another page gets the term as parameter
 * `source`.
 */
export async function searchTarget(db: Queryable, term: string, locale: StoreLocale) {
  const target = await findSearchRedirect(db, foldTerm(term), locale);
  if (target === null) return { url: paths.search(term), isRedirect: false };
  if (target.startsWith('/search')) return { url: target, isRedirect: true };
  const [path = '', hash] = target.split('#');
  const mark = path.includes('?') ? '&' : '?';
  const source = `source=${encodeURIComponent(term.toWellFormed())}`;
  return { url: `${path}${mark}${source}${hash === undefined ? '' : `#${hash}`}`, isRedirect: true };
}
