/** Maximum length of a term in UTF-16 units, as the API accepts it and as the fields' `maxLength`. */
export const maxTermLength = 120;

/** Spaces of no width and the like, which `trim` leaves: a saved search of them would be an empty row. */
const invisible = /^[\s\p{Default_Ignorable_Code_Point}]*$/u;

/**
 * Returns the term to search for. The API finds nothing for control characters, so they become spaces. Characters that set the
 * direction of writing are removed: they would reverse the texts around the term. A lone surrogate, left by a cut, would
 * make `encodeURIComponent` throw. A term without a visible character is empty.
 */
export function cleanTerm(text: string): string {
  const term = text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll(/\p{Bidi_Control}+/gu, '')
    .trim()
    .slice(0, maxTermLength)
    .trim()
    .toWellFormed();
  return invisible.test(term) ? '' : term;
}
