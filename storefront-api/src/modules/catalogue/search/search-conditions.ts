import type { StoreLocale } from 'shared-contracts/locales';
import { sql, type SQL } from 'drizzle-orm';
import { productTexts } from '../../../db/schema/index.ts';
import { fold } from 'storefront-ports/fold';
import { toTsQuery } from './search-terms.ts';

/** Text search configurations of the column `document`. */
const languages: Record<StoreLocale, string> = {
  en_GB: 'english',
  da_DK: 'danish',
  de_DE: 'german',
  de_AT: 'german',
  es_ES: 'spanish',
  fr_FR: 'french',
  it_IT: 'italian',
  sv_SE: 'swedish',
};

interface SearchCondition {
  where: SQL;
  /** True if the words occur in the name, not only in the description. */
  isInName: SQL;
}

/** Matches stemmed words ("jackets" for "jacket") and prefixes ("bindin"). */
export function wordsCondition(term: string, locale: StoreLocale): SearchCondition {
  const anywhere = toTsQuery(term);
  const inName = toTsQuery(term, 'A');
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
