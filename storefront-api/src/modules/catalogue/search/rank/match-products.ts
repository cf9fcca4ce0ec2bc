import { audiences, type ListingIndex } from '../../listing-index/index-data.ts';
import { rowOf } from '../../listing-index/packed-rows.ts';
import { chooseHead } from '../query/choose-head.ts';
import type { SearchQuery, TextPart } from '../query/search-query.ts';
import { textLevels, type TextMatches } from '../query/text-matches.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';

/** How a product matches a query. */
export interface ProductMatch {
  position: number;
  /** Number of words in the name. */
  inName: number;
  /** Number of words in the name or the description. */
  inTexts: number;
  /** 0: for the audience of the query; 1: unisex, or for children without a query for them; 2: for others. */
  audience: number;
  /** Sum of the weights of brand, size and colour that it does not have. */
  missing: number;
  /** 0: type and category both name the thing of the query; 1: one of them does. */
  distance: number;
}

const weights = { brand: 4, size: 2, colour: 1 } as const;

const junior = audiences.indexOf('junior');
const unisex = audiences.indexOf('unisex');

/** Compares every product with a query. If no word of the query names a thing, a product must have one of the words. */
export function matchProducts(
  index: ListingIndex,
  vocabulary: Vocabulary,
  query: SearchQuery,
  found: ReadonlyMap<TextPart, TextMatches>,
): { matches: ProductMatch[]; head: TextPart | null } {
  const head = chooseHead(query, vocabulary.rules);
  const others = query.texts.filter((part) => part !== head);
  const matches: ProductMatch[] = [];
  for (let position = 0; position < index.size; position += 1) {
    const type = vocabulary.typeOf[position] ?? -1;
    const headCount = head?.matches.heads[type] ?? 0;
    if (head !== null && headCount === 0) continue;
    let inName = 0;
    let inTexts = 0;
    for (const part of others) {
      const level = levelOf(part, type, index.productIds[position] ?? 0, found);
      if (level === textLevels.name) inName += 1;
      if (level !== textLevels.nowhere) inTexts += 1;
    }
    if (head === null && others.length > 0 && inTexts === 0) continue;
    matches.push({
      position,
      inName,
      inTexts,
      audience: audienceLevel(query, index.audience[position] ?? 0),
      missing: missingWeight(index, query, position),
      distance: head === null ? 0 : 2 - headCount,
    });
  }
  return { matches, head };
}

function levelOf(
  part: TextPart,
  type: number,
  productId: number,
  found: ReadonlyMap<TextPart, TextMatches>,
): number {
  // "Race boots" below "Ski boots" are ski boots.
  if (part.matches.contains[type] === 1 || part.matches.isBelow[type] === 1) return textLevels.name;
  return found.get(part)?.get(productId) ?? textLevels.nowhere;
}

function audienceLevel({ audiences: asked }: SearchQuery, audience: number): number {
  if (asked.size === 0) return audience === junior ? 1 : 0;
  if (asked.has(audience)) return 0;
  return audience === unisex && !asked.has(junior) ? 1 : 2;
}

function missingWeight(
  index: ListingIndex,
  { brands, sizes, colours }: SearchQuery,
  position: number,
): number {
  let missing = 0;
  if (brands.size > 0 && !brands.has(index.brandIds[position] ?? 0)) missing += weights.brand;
  if (sizes.length > 0) {
    const inStock = rowOf(index.sizes, position);
    if (!sizes.every((ids) => ids.some((id) => inStock.includes(id)))) missing += weights.size;
  }
  if (colours !== 0 && ((index.colours[position] ?? 0) & colours) === 0) missing += weights.colour;
  return missing;
}
