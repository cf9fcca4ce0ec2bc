import { synonymsAt } from '../synonyms.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { matchTypes } from './match-types.ts';
import type { TextPart } from './search-query.ts';

/** Returns the stem of a word of the term. */
export type StemOf = (word: string) => string;

/** Makes parts of words. */
export interface PartMaker {
  /** A part of the words and their synonyms. */
  make: (words: readonly string[], isPrefix?: boolean) => TextPart;
  /** The longest term of at least `minWords` words that a synonym names, or null. */
  makeLongest: (words: readonly string[], minWords: number) => { part: TextPart; length: number } | null;
}

export function createPartMaker(vocabulary: Vocabulary, stemOf: StemOf): PartMaker {
  const { ignored } = vocabulary.rules;
  const tokens = (words: readonly string[]) => {
    const meant = words.filter((word) => !ignored.includes(word));
    return (meant.length === 0 ? words : meant).map((word) => ({ word, stem: stemOf(word) }));
  };
  const partOf = (
    words: readonly string[],
    synonyms: readonly (readonly string[])[],
    isPrefix: boolean,
  ): TextPart => {
    const alternatives = [words, ...synonyms].map(tokens);
    return { words, alternatives, isPrefix, matches: matchTypes(vocabulary, alternatives, isPrefix) };
  };
  const find = (words: readonly string[]) => synonymsAt(vocabulary.synonyms, words.map(stemOf));
  return {
    make: (words, isPrefix = false) => {
      const found = find(words);
      return partOf(words, found?.length === words.length ? found.synonyms : [], isPrefix);
    },
    makeLongest: (words, minWords) => {
      const found = find(words);
      if (found === null || found.length < minWords) return null;
      return { part: partOf(words.slice(0, found.length), found.synonyms, false), length: found.length };
    },
  };
}
