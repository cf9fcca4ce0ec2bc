import { fold } from 'storefront-ports/fold';

/** Returns a SKU: the first three letters of the brand, then the parts, such as "VAR-RAVINE-98". */
export function skuOf(brand: string, ...parts: string[]): string {
  return [brand.slice(0, 3).toUpperCase(), ...parts.map(skuPart)].join('-');
}

/** Returns the text in capitals without accents, with one hyphen for each run of other characters. */
export function skuPart(text: string): string {
  return fold(text)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
