/** Lower case without accents, the form in which names are stored for search. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ø', 'o')
    .replaceAll('œ', 'oe')
    .toLowerCase();
}

const maxWords = 8;

function words(term: string): string[] {
  return (fold(term).match(/[a-z0-9]+/g) ?? []).slice(0, maxWords);
}

/**
 * The term in the language of `to_tsquery`: every word must occur, the last one may still be unfinished.
 * Made of letters and digits only, so that nothing a visitor types is an operator. Null without any word.
 */
export function toTsQuery(term: string): string | null {
  const found = words(term);
  return found.length === 0 ? null : `${found.join(' & ')}:*`;
}
