import { withoutUnit } from '../vocabulary/attribute-words.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';

/** Conditions on products, collected while a term is read. */
export interface Conditions {
  audiences: Set<number>;
  colours: number;
  brands: Set<number>;
  sizes: (readonly number[])[];
  sizeWords: string[];
}

/** "L" is also an article and a part of names, so it is a size after a word for sizes only. */
const ambiguousSize = /^[a-z]$/;

/** Adds the condition that begins at a word. Returns how many words it has; 0: none. */
export function readCondition(
  words: readonly string[],
  place: number,
  { audiences, colours, sizes, brands, rules }: Vocabulary,
  conditions: Conditions,
): number {
  const word = words[place] ?? '';
  const brand = brands
    .get(word)
    ?.find(({ words: name }) => name.every((each, offset) => each === words[place + offset]));
  if (brand !== undefined) {
    conditions.brands.add(brand.id);
    return brand.words.length;
  }
  const audience = audiences.get(word);
  if (audience !== undefined) {
    conditions.audiences.add(audience);
    return 1;
  }
  const colour = colours.get(word);
  if (colour !== undefined) {
    conditions.colours |= colour;
    return 1;
  }
  const isMarked = rules.sizeWords.includes(word);
  const size = withoutUnit(words[isMarked ? place + 1 : place] ?? '');
  const ids = isMarked || !ambiguousSize.test(size) ? sizes.get(size) : undefined;
  if (ids === undefined) return 0;
  conditions.sizes.push(ids);
  conditions.sizeWords.push(size);
  return isMarked ? 2 : 1;
}
