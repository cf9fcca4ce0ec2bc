import { fold } from 'storefront-ports/fold';

/** The brand's three letters and the model; for a product of a range also what tells its kind. */
export function skuOf(brand: string, ...parts: string[]): string {
  return [brand.slice(0, 3).toUpperCase(), ...parts.map(skuPart)].join('-');
}

export function skuPart(text: string): string {
  return fold(text)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
