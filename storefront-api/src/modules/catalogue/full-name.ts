import type { StoreLocale } from 'shared-contracts/locales';

/** Brand and product as people of the language say it: "Varnhorn Ravine 98 skis", "Skis Ravine 98 Varnhorn". */
export function fullName(brand: string, name: string, locale: StoreLocale): string {
  return locale === 'fr_FR' ? `${name} ${brand}` : `${brand} ${name}`;
}
