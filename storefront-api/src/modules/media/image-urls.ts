import type { ShopImage } from 'shared-contracts/api/fields';
import type { ProductView } from '../../art/spec.ts';

/** Goes up when the pictures are drawn anew: browsers keep one for a year. */
const pictureVersion = 1;

export const productPicture = { width: 800, height: 1000 } as const;
export const bannerPicture = { width: 1400, height: 445 } as const;

export function productImage(sku: string, view: ProductView, alt: string): ShopImage {
  const url = `/media/product/${encodeURIComponent(sku)}/${view}.svg?v=${pictureVersion}`;
  return { url, alt, ...productPicture };
}

export function bannerImage(key: string, alt: string): ShopImage {
  return { url: `/media/banner/${encodeURIComponent(key)}.svg?v=${pictureVersion}`, alt, ...bannerPicture };
}
