import { fold } from 'storefront-ports/fold';

const maxWords = 8;

/** Returns the words of a term, folded, and at most `maxWords` of them. */
export function searchWords(term: string): string[] {
  return (fold(term).match(/[a-z0-9]+/g) ?? []).slice(0, maxWords);
}

/**
 * Converts a term to the syntax of `to_tsquery`: every word must occur, the last one as a prefix. Contains letters and
 * digits only, so that no input is read as an operator. Returns null without any word. With `weight` the words must
 * occur in the part of the text with that weight; `A` is the name.
 */
export function toTsQuery(term: string, weight: 'A' | '' = ''): string | null {
  const found = searchWords(term);
  if (found.length === 0) return null;
  const last = found.length - 1;
  return found
    .map((word, index) => {
      const marks = `${index === last ? '*' : ''}${weight}`;
      return marks === '' ? word : `${word}:${marks}`;
    })
    .join(' & ');
}
