import type { Product } from 'shared-contracts/api/product';
import type { StoreLocale } from 'shared-contracts/locales';
import { productNotes } from './product-notes.ts';

/** Returns the care and safety notes of a product or, for a bundle, of its parts; each once. */
export function describeNotes(
  artKinds: readonly string[],
  locale: StoreLocale,
): NonNullable<Product['notes']> {
  return productNotes
    .filter((note) => note.artKinds.some((artKind) => artKinds.includes(artKind)))
    .map(({ kind, text }) => ({ kind, text: text[locale] }));
}
