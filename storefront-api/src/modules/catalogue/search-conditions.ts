import type { StoreLocale } from 'shared-contracts/locales';
import { sql, type SQL } from 'drizzle-orm';
import { productTexts } from '../../db/schema/index.ts';
import { fold, toTsQuery } from './search-terms.ts';

const languages: Record<StoreLocale, string> = { en_GB: 'english', fr_FR: 'french' };

interface SearchCondition {
  where: SQL;
  /** Higher is better. */
  rank: SQL;
}

/** Finds stemmed words ("jackets" for "jacket") and beginnings ("bindin"). */
export function wordsCondition(term: string, locale: StoreLocale): SearchCondition {
  const query = toTsQuery(term);
  if (query === null) return { where: sql`false`, rank: sql`0` };
  const parsed = sql`(to_tsquery(${languages[locale]}::regconfig, ${query}) || to_tsquery('simple', ${query}))`;
  return {
    where: sql`${productTexts.document} @@ ${parsed}`,
    rank: sql`ts_rank(${productTexts.document}, ${parsed})`,
  };
}

/** Forgives typing errors. Asked only where no word matches: what is spelt right should not drown. */
export function similarityCondition(term: string): SearchCondition {
  const folded = fold(term);
  return {
    where: sql`${folded} <% ${productTexts.searchName}`,
    rank: sql`word_similarity(${folded}, ${productTexts.searchName})`,
  };
}
