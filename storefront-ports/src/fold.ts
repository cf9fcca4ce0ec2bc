/** Letters that Unicode does not decompose, and their usual spelling in ASCII. */
const unaccented: Readonly<Record<string, string>> = { ø: 'o', œ: 'oe', æ: 'ae', ß: 'ss', đ: 'd', ł: 'l' };

/** Returns the text in lower case without accents, as names are stored for search. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[øœæßđł]/g, (letter) => unaccented[letter] ?? letter);
}
