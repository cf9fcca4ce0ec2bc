import type { Alternative, TypeMatches } from './match-types.ts';

/** One word, or several that belong together, with their synonyms. */
export interface TextPart {
  /** As typed; what is looked up in texts. */
  words: readonly string[];
  /** The words themselves first, then synonyms. */
  alternatives: readonly Alternative[];
  /** True: the last word may be the beginning of one. */
  isPrefix: boolean;
  matches: TypeMatches;
}

/** A search term as conditions and words. */
export interface SearchQuery {
  texts: readonly TextPart[];
  /** Numbers of audiences; empty: any. */
  audiences: ReadonlySet<number>;
  /** Bits of colour families; 0: any. */
  colours: number;
  /** Ids; empty: any. */
  brands: ReadonlySet<number>;
  /** Ids of option values; a product must be in stock in one of each list. */
  sizes: readonly (readonly number[])[];
  /** The words of {@link sizes}, which may be part of a name instead. */
  sizeWords: readonly string[];
}

/** Returns whether a term has neither conditions nor words to search for. */
export function isEmptyQuery({ texts, audiences, colours, brands, sizes }: SearchQuery): boolean {
  return texts.length + audiences.size + brands.size + sizes.length === 0 && colours === 0;
}
