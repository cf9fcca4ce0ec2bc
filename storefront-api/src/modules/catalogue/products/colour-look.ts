import type { ShopImage } from 'shared-contracts/api/fields';
import { isDeepStrictEqual } from 'node:util';
import { productImages, type AltText, type PicturedProduct } from '../../media/images.ts';
import type { VariantRow } from './product-repository.ts';

/** Swatch and pictures of a product in one colour. */
export interface ColourLook {
  swatch: string;
  images: ShopImage[];
}

/**
 * Returns the look of a variant; null without colours. Pictures that the variant names come first, then those that the
 * product names. In the product's own colours it uses the product's pictures, which browsers have cached already.
 */
export function colourLook(
  { sku, colours, pictures }: VariantRow,
  product: PicturedProduct,
  alt: AltText,
): ColourLook | null {
  if (colours === null) return null;
  const isOwn = pictures.length === 0 && isDeepStrictEqual(colours, product.colours);
  const named = pictures.length === 0 ? product.pictures : pictures;
  const pictured = isOwn ? product : { sku, colours, artKind: product.artKind, pictures: named };
  return { swatch: colours.base, images: productImages(pictured, alt) };
}
