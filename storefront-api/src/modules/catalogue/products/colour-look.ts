import type { ShopImage } from 'shared-contracts/api/fields';
import { isDeepStrictEqual } from 'node:util';
import { productViews } from '../../../art/spec.ts';
import { productImage, type PicturedProduct } from '../../media/images.ts';
import type { VariantRow } from './product-repository.ts';

/** How a product looks in a colour. */
export interface ColourLook {
  swatch: string;
  images: ShopImage[];
}

/** The colour that the product itself is pictured in keeps its pictures: browsers have them already. */
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
