import type { StoreLocale } from './locales.ts';

/** Languages that name the product before its brand: "Skis Ravine 98 Varnhorn". */
const nameFirst: readonly StoreLocale[] = ['fr_FR', 'es_ES', 'it_IT'];

/** Brand and product in the order of the language. A name that already holds its brand is not given it twice. */
export function fullProductName(brand: string, name: string, locale: StoreLocale): string {
  if (brand === '' || holdsWords(name, brand)) return name;
  return nameFirst.includes(locale) ? `${name} ${brand}` : `${brand} ${name}`;
}

/** True where the words of `part` stand in `text` as whole words, whatever their case. */
function holdsWords(text: string, part: string): boolean {
  return words(text).includes(words(part));
}

const words = (text: string) => ` ${text.toLowerCase().trim().split(/\s+/).join(' ')} `;
