/** Letters that no accent was put on, as people without them on their keyboard write them. */
const unaccented: Readonly<Record<string, string>> = { ø: 'o', œ: 'oe', æ: 'ae', ß: 'ss', đ: 'd', ł: 'l' };

/** Lower case without accents, the form in which names are stored for search. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[øœæßđł]/g, (letter) => unaccented[letter] ?? letter);
}

const maxWords = 8;

/** The words of a term, folded. */
export function searchWords(term: string): string[] {
  return (fold(term).match(/[a-z0-9]+/g) ?? []).slice(0, maxWords);
}

/**
 * The term in the language of `to_tsquery`: every word must occur, the last one may still be unfinished.
 * Made of letters and digits only, so that nothing a visitor types is an operator. Null without any word.
 * With `weight` the words must stand in the part of the text that has it: `A` is the name.
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
