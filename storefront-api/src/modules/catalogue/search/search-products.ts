import type { StoreLocale } from 'shared-contracts/locales';
import type { Queryable } from '../../../db/client.ts';
import type { ListingIndex } from '../listing-index/index-data.ts';
import { interpretTerm } from './query/interpret-term.ts';
import type { SearchQuery } from './query/search-query.ts';
import { findNames, findTexts } from './query/text-matches.ts';
import { rankProducts } from './rank/rank-products.ts';
import { findSimilarNames } from './similar-names.ts';
import { termTokens } from './tokens.ts';
import { vocabularyOf } from './vocabulary/vocabulary.ts';

export interface SearchResult {
  /** The best ones first. */
  positions: Int32Array;
  /** The term that was searched instead, if words were misspelt. */
  correctedTerm: string | null;
  /** Bits of the colour families that the term asks for. */
  colours: number;
}

interface SearchRequest {
  term: string;
  locale: StoreLocale;
  /** True: nothing is corrected. */
  isExact: boolean;
}

/** Finds the products that match a term. If none does, returns those with similar names, unless the search is exact. */
export async function searchProducts(
  db: Queryable,
  index: ListingIndex,
  { term, locale, isExact }: SearchRequest,
): Promise<SearchResult> {
  if (termTokens(term).length === 0) return { positions: new Int32Array(0), correctedTerm: null, colours: 0 };
  const vocabulary = await vocabularyOf(db, index, locale);
  const lookUp = (parts: SearchQuery['texts']) => findTexts(db, locale, parts);
  const { query, found, correctedTerm } = await interpretTerm(db, vocabulary, term, lookUp, isExact);
  const positionsOf = (ids: readonly number[]) => ids.flatMap((id) => index.positionOf.get(id) ?? []);
  const named = await findNamed(db, locale, query);
  const positions = rankProducts(
    index,
    vocabulary,
    query,
    found,
    positionsOf(named).toSorted((a, b) => a - b),
  );
  const { colours } = query;
  if (positions.length > 0 || isExact) return { positions, correctedTerm, colours };
  const similar = positionsOf(await findSimilarNames(db, term, locale));
  return { positions: Int32Array.from(similar), correctedTerm, colours };
}

/**
 * Finds products whose names have all words of a term that has words of types: "stock carbon" is a model, although
 * "Stock" is also what the German shop calls a pole. Terms without such words find names anyway.
 */
async function findNamed(db: Queryable, locale: StoreLocale, query: SearchQuery): Promise<number[]> {
  const { texts, sizeWords } = query;
  const hasTypeWord = texts.some(({ matches }) => matches.hasAny);
  const isAmbiguous = hasTypeWord && texts.length + sizeWords.length > 1 && !isOneType(query);
  if (!isAmbiguous) return [];
  return findNames(db, locale, [...texts.flatMap(({ words }) => words), ...sizeWords]);
}

/** Returns whether one type has all of the words in its name. */
function isOneType({ texts, sizeWords }: SearchQuery): boolean {
  const [first, ...others] = texts;
  if (first === undefined || sizeWords.length > 0) return false;
  return first.matches.contains.some(
    (isContained, type) => isContained === 1 && others.every(({ matches }) => matches.contains[type] === 1),
  );
}
