/** The longest term that the API takes, in UTF-16 units; the fields have it as their `maxLength`. */
export const maxTermLength = 120;

/**
 * A term as it is searched for. The API refuses control characters, so they count as blanks; a lone surrogate, left by a
 * cut, would make `encodeURIComponent` throw.
 */
export function cleanTerm(text: string): string {
  return text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, maxTermLength)
    .trim()
    .toWellFormed();
}
