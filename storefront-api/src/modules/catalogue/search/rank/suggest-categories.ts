import { audiences, type ListingIndex } from '../../listing-index/index-data.ts';
import type { CategoryCounts } from '../category-words.ts';
import { chooseHead } from '../query/choose-head.ts';
import type { SearchQuery, TextPart } from '../query/search-query.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';

interface Candidate {
  products: number;
  /** Higher if only one of type and category names the thing, and for children's products without a query for them. */
  distance: number;
}

const junior = audiences.indexOf('junior');
const unisex = audiences.indexOf('unisex');

/** Returns the categories of products that answer a query, the best ones first. Reads types, not products. */
export function suggestCategories(
  index: ListingIndex,
  vocabulary: Vocabulary,
  query: SearchQuery,
  found: ReadonlyMap<TextPart, CategoryCounts>,
): number[] {
  const candidates = candidatesOf(index, vocabulary, query);
  // A word without any category excludes none. If no category has all words, those of other things are ignored.
  const known = [...found.values()].filter(({ size }) => size > 0);
  const all =
    candidates ?? new Map([...(known[0] ?? [])].map(([id, products]) => [id, { products, distance: 0 }]));
  const withWords = [...all].filter(([id]) => known.every((counts) => counts.has(id)));
  return (withWords.length === 0 && candidates !== null ? [...all] : withWords)
    .toSorted(
      ([id, one], [otherId, other]) =>
        one.distance - other.distance || other.products - one.products || id - otherId,
    )
    .map(([id]) => id);
}

/** Returns the categories of the matching types; null if the query has neither a word of a type nor a brand. */
function candidatesOf(
  index: ListingIndex,
  vocabulary: Vocabulary,
  query: SearchQuery,
): Map<number, Candidate> | null {
  const head = chooseHead(query, vocabulary.rules);
  const others = query.texts.filter((part) => part !== head && part.matches.hasAny);
  if (head === null && others.length === 0 && query.brands.size === 0) return null;
  const products = countProducts(index, vocabulary, query);
  const wordsOf = (type: number) =>
    others.filter(({ matches }) => matches.contains[type] === 1 || matches.isBelow[type] === 1).length;
  const possible = vocabulary.types.flatMap((type, number) => {
    const headCount = head?.matches.heads[number] ?? 2;
    const count = products[number] ?? 0;
    return headCount > 0 && count > 0
      ? [{ type, number, words: wordsOf(number), distance: 2 - headCount, count }]
      : [];
  });
  const maxWords = Math.max(0, ...possible.map(({ words }) => words));
  const candidates = new Map<number, Candidate>();
  for (const { type, number, words, distance, count } of possible) {
    if (words < maxWords || (head === null && others.length > 0 && words === 0)) continue;
    const ownDistance = distance + (isForChildren(vocabulary, query, number) ? 1 : 0);
    const known = candidates.get(type.categoryId);
    candidates.set(type.categoryId, {
      products: (known?.products ?? 0) + count,
      distance: Math.min(known?.distance ?? ownDistance, ownDistance),
    });
  }
  return candidates;
}

/** Counts the products of each type that are of the brand and for the audience. */
function countProducts(index: ListingIndex, vocabulary: Vocabulary, query: SearchQuery): Int32Array {
  const { audiences: asked, brands } = query;
  const isMeant = (audience: number) =>
    asked.size === 0 || asked.has(audience) || (audience === unisex && !asked.has(junior));
  const counts = new Int32Array(vocabulary.types.length);
  if (brands.size === 0) {
    for (const [cell, products] of vocabulary.productsOf.entries()) {
      const type = Math.floor(cell / audiences.length);
      if (isMeant(cell % audiences.length)) counts[type] = (counts[type] ?? 0) + products;
    }
    return counts;
  }
  for (const brand of brands) {
    for (const position of index.byBrand.get(brand) ?? []) {
      const type = vocabulary.typeOf[position] ?? -1;
      if (type >= 0 && isMeant(index.audience[position] ?? 0)) counts[type] = (counts[type] ?? 0) + 1;
    }
  }
  return counts;
}

function isForChildren({ productsOf }: Vocabulary, { audiences: asked }: SearchQuery, type: number): boolean {
  const own = productsOf.subarray(type * audiences.length, (type + 1) * audiences.length);
  return asked.size === 0 && (own[junior] ?? 0) > 0;
}
