import type { StoreLocale } from './stores/locales.ts';

/** Languages with the product before its brand: "Skis Ravine 98 Varnhorn". */
const nameFirst: readonly StoreLocale[] = ['fr_FR', 'es_ES', 'it_IT'];

/** Joins brand and name in the order of the language, unless the name contains the brand already. */
export function fullProductName(brand: string, name: string, locale: StoreLocale): string {
  if (brand === '' || containsWords(name, brand)) return name;
  return nameFirst.includes(locale) ? `${name} ${brand}` : `${brand} ${name}`;
}

/** Returns whether `text` contains `part` as whole words, ignoring case. */
function containsWords(text: string, part: string): boolean {
  return normaliseWords(text).includes(normaliseWords(part));
}

const normaliseWords = (text: string) => ` ${text.toLowerCase().trim().split(/\s+/).join(' ')} `;
