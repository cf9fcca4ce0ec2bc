import type { StoreLocale } from 'shared-contracts/locales';

const nameFirst: readonly StoreLocale[] = ['fr_FR', 'es_ES', 'it_IT'];

/** Brand and product as people of the language say it: "Varnhorn Ravine 98 skis", "Skis Ravine 98 Varnhorn". */
export function fullName(brand: string, name: string, locale: StoreLocale): string {
  return nameFirst.includes(locale) ? `${name} ${brand}` : `${brand} ${name}`;
}
