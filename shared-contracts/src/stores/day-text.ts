/** Ordinals of the first of a month, where `Intl` writes `1` in every style. */
const firstDays: Readonly<Record<string, string>> = { fr: '1er', it: '1º' };

/**
 * Returns a day that `Intl` has formatted, such as `1 dicembre`, as the language writes it: `1º dicembre`, without line
 * breaks.
 */
export function dayText(formatted: string, languageTag: string): string {
  const first = firstDays[languageTag.slice(0, 2)];
  return unbrokenText(first === undefined ? formatted : formatted.replace(/\b1\b/, first));
}

/** Returns the text without places for a line break: at spaces, and after dashes as in `Mo–Fr`. */
export function unbrokenText(text: string): string {
  return text.replaceAll(' ', '\u00A0').replaceAll('–', '–\u2060');
}
