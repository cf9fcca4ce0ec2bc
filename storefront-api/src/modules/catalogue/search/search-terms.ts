import { fold } from 'storefront-ports/fold';

const maxWords = 8;

/** Returns the different words of a term, folded, and at most `maxWords` of them. */
export function searchWords(term: string): string[] {
  return [...new Set(fold(term).match(/[a-z0-9]+/g))].slice(0, maxWords);
}

/** Words of a term that stand together, and what means the same. */
export interface TermPart {
  words: readonly string[];
  /** Each consists of one or more words. */
  synonyms: readonly (readonly string[])[];
}

/**
 * Converts a term to the syntax of `to_tsquery`: of every part all words must occur, or else all words of a synonym. The
 * last word of the term is a prefix. Contains letters and digits only, so that no input is read as an operator. Returns
 * null without any word. With `weight` the words must occur in the part of the text with that weight; `A` is the name.
 */
export function toTsQuery(parts: readonly TermPart[], weight: 'A' | '' = ''): string | null {
  if (parts.length === 0) return null;
  const toText = (words: readonly string[], isLast: boolean) =>
    words
      .map((word, index) => {
        const marks = `${isLast && index === words.length - 1 ? '*' : ''}${weight}`;
        return marks === '' ? word : `${word}:${marks}`;
      })
      .join(' & ');
  return parts
    .map(({ words, synonyms }, index) => {
      const own = toText(words, index === parts.length - 1);
      return synonyms.length === 0
        ? own
        : `(${[own, ...synonyms.map((each) => toText(each, false))].join(' | ')})`;
    })
    .join(' & ');
}
