import type { StoreLocale } from 'shared-contracts/locales';
import { sql, type SQL } from 'drizzle-orm';
import { productTexts } from '../../../db/schema/index.ts';
import { fold } from 'storefront-ports/fold';
import { languages } from './languages.ts';
import { toTsQuery, type TermPart } from './search-terms.ts';

interface SearchCondition {
  where: SQL;
  /** True if the words occur in the name, not only in the description. */
  isInName: SQL;
}

/** Matches stemmed words ("jackets" for "jacket"), their synonyms, and prefixes ("bindin"). */
export function wordsCondition(parts: readonly TermPart[], locale: StoreLocale): SearchCondition {
  const anywhere = toTsQuery(parts);
  const inName = toTsQuery(parts, 'A');
  if (anywhere === null || inName === null) return { where: sql`false`, isInName: sql`false` };
  const language = sql`${languages[locale]}::regconfig`;
  const query = (text: string) => sql`(to_tsquery(${language}, ${text}) || to_tsquery('simple', ${text}))`;
  return {
    where: sql`${productTexts.document} @@ ${query(anywhere)}`,
    isInName: sql`${productTexts.document} @@ ${query(inName)}`,
  };
}

/**
 * Matches terms with typing errors. Used only if no word matches, so that exact matches are not mixed with similar
 * ones.
 */
export function similarityCondition(term: string): { where: SQL; similarity: SQL } {
  const folded = fold(term);
  return {
    where: sql`${folded} <% ${productTexts.searchName}`,
    similarity: sql`word_similarity(${folded}, ${productTexts.searchName})`,
  };
}
