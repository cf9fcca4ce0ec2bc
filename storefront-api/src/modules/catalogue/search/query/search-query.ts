import type { Alternative, TypeMatches } from './match-types.ts';

/** A word, or several that belong together, with what means the same. */
export interface TextPart {
  /** As typed; what is looked up in texts. */
  words: readonly string[];
  /** The words themselves first, then synonyms. */
  alternatives: readonly Alternative[];
  /** True: the last word may be the beginning of one. */
  isPrefix: boolean;
  matches: TypeMatches;
}

/** What a shopper asks for. */
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

/** True if nothing of the term has a meaning for a search. */
export function isEmptyQuery({ texts, audiences, colours, brands, sizes }: SearchQuery): boolean {
  return texts.length + audiences.size + brands.size + sizes.length === 0 && colours === 0;
}
