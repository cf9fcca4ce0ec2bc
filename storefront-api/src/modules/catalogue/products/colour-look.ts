import type { ShopImage } from 'shared-contracts/api/fields';
import { isDeepStrictEqual } from 'node:util';
import { productViews } from 'storefront-ports/picture-originals';
import { productImage, type PicturedProduct } from '../../media/images.ts';
import type { VariantRow } from './product-repository.ts';

/** Swatch and pictures of a product in one colour. */
export interface ColourLook {
  swatch: string;
  images: ShopImage[];
}

/**
 * Returns the look of a variant; null without colours. In the product's own colours it uses the product's pictures,
 * which browsers have cached already.
 */
export function colourLook(
  { sku, colours }: VariantRow,
  product: PicturedProduct,
  alt: string,
): ColourLook | null {
  if (colours === null) return null;
  const isOwn = isDeepStrictEqual(colours, product.colours);
  const pictured = isOwn ? product : { sku, colours, artKind: product.artKind };
  return { swatch: colours.base, images: productViews.map((view) => productImage(pictured, view, alt)) };
}
