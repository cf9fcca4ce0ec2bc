/** Letters that Unicode does not decompose. */
const plainLetters: Readonly<Record<string, string>> = { ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', ł: 'l', đ: 'd' };

function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[øæœßłđ]/g, (letter) => plainLetters[letter] ?? letter);
}

/** Returns whether a label contains what a shopper types, regardless of case and accents. */
export function matchesLabel(label: string, term: string): boolean {
  return plain(label).includes(plain(term.trim()));
}
