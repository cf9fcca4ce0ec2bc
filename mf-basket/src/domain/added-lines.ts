/**
 * Reads the lines to which sign-in has added, from a path of `paths.basketAfterSignIn`. Returns none for an invalid
 * text: a visitor can edit URLs.
 */
export function readAddedLines(search: Readonly<Record<string, string>>): number[] {
  const text = search['added'] ?? '';
  return /^[1-9]\d{0,9}(?:-[1-9]\d{0,9}){0,19}$/.test(text) ? text.split('-').map(Number) : [];
}
