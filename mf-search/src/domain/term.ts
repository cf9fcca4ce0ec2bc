/** The longest term that the API takes, in UTF-16 units; the fields have it as their `maxLength`. */
export const maxTermLength = 120;

/** A term as it is searched for. A lone surrogate, left by a cut, would make `encodeURIComponent` throw. */
export function cleanTerm(text: string): string {
  return text.trim().slice(0, maxTermLength).trim().toWellFormed();
}
