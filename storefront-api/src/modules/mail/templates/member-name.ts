const maxCharacters = 40;

/** Letters of any language with spaces, apostrophes, hyphens and dots: at most four words. */
const namePattern = /^\p{L}[\p{L}\p{M}.'’-]*(?: \p{L}[\p{L}\p{M}.'’-]*){0,3}$/u;

/** Mail programs make links of texts such as `evil.example`. */
const domainPattern = /\.\p{L}{2}/u;

const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * Returns the name by which a mail greets a member; null if it should greet without a name. A visitor can register the
 * address of another person, so the name must not carry a message: no link, no sentence, no markup.
 */
export function memberName(firstname: string): string | null {
  const name = firstname
    .normalize('NFC')
    // Invisible characters, such as those that change the direction of the text behind them.
    .replaceAll(/[\p{Cf}\p{Co}\p{Cn}]/gu, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  if (!namePattern.test(name) || domainPattern.test(name)) return null;
  const all = [...characters.segment(name)].map(({ segment }) => segment);
  return all.length > maxCharacters ? `${all.slice(0, maxCharacters).join('').trimEnd()}…` : name;
}
