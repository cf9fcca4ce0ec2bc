import type { ListingIndex } from '../../listing-index/index-data.ts';
import { isEmptyQuery, type SearchQuery, type TextPart } from '../query/search-query.ts';
import type { TextMatches } from '../query/text-matches.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { matchProducts, type ProductMatch } from './match-products.ts';

/** Fewer products are followed by those that miss colour, size or brand. */
const minProducts = 10;

const othersAudience = 2;

/**
 * Returns the positions of products that match a query, ordered by: fewest missing conditions; a type and a category that
 * both name the thing, and the audience; words in texts; words in the name; popularity. Words that no product has are
 * ignored.
 *
 * @param named positions of products whose names are the term, which come first
 */
export function rankProducts(
  index: ListingIndex,
  vocabulary: Vocabulary,
  query: SearchQuery,
  found: ReadonlyMap<TextPart, TextMatches>,
  named: readonly number[] = [],
): Int32Array {
  if (isEmptyQuery(query)) return Int32Array.from(named);
  const { matches, head } = matchProducts(index, vocabulary, query, found);
  const ofAudience = matches.filter(({ audience }) => audience < othersAudience);
  const withWords = withMostWords(ofAudience.length > 0 ? ofAudience : matches, head !== null);
  const complete = withFewestMissing(withWords, query, head !== null);
  const ranked = complete.toSorted(compare).map(({ position }) => position);
  return Int32Array.from(new Set([...named, ...ranked]));
}

/** If the term names a thing, only words in names exclude other products, because descriptions are incomplete. */
function withMostWords(matches: readonly ProductMatch[], hasHead: boolean): ProductMatch[] {
  const wordsOf = hasHead ? (match: ProductMatch) => match.inName : (match: ProductMatch) => match.inTexts;
  let maxWords = 0;
  for (const match of matches) maxWords = Math.max(maxWords, wordsOf(match));
  return matches.filter((match) => wordsOf(match) === maxWords);
}

/** Leaves out products that miss a condition which enough others meet. */
function withFewestMissing(
  matches: readonly ProductMatch[],
  { brands, sizes, colours }: SearchQuery,
  hasHead: boolean,
): readonly ProductMatch[] {
  if (brands.size === 0 && sizes.length === 0 && colours === 0) return matches;
  const byMissing = Map.groupBy(matches, ({ missing }) => missing);
  const kept: ProductMatch[] = [];
  for (const missing of [...byMissing.keys()].sort((one, other) => one - other)) {
    const isEnough = hasHead ? kept.length >= minProducts : missing > 0;
    if (isEnough) break;
    kept.push(...(byMissing.get(missing) ?? []));
  }
  return kept;
}

function compare(one: ProductMatch, other: ProductMatch): number {
  return (
    one.missing - other.missing ||
    one.distance + one.audience - (other.distance + other.audience) ||
    other.inTexts - one.inTexts ||
    other.inName - one.inName ||
    one.position - other.position
  );
}
