import type { Product, ProductVideo } from 'shared-contracts/api/product';
import { fullProductName } from 'shared-contracts/product-name';
import type { Store } from 'shared-contracts/stores';
import type { StructuredData } from 'shared-runtime';

/** Returns a product's video as schema.org data. Search engines require name, thumbnail and date. */
export function videoData(
  product: Pick<Product, 'brand' | 'name'>,
  { description, durationSeconds, uploadedAt, width, height, poster, sources }: ProductVideo,
  { locale }: Pick<Store, 'locale'>,
): StructuredData {
  return {
    '@type': 'VideoObject',
    name: fullProductName(product.brand.name, product.name, locale),
    description,
    thumbnailUrl: poster.url,
    uploadDate: uploadedAt,
    duration: `PT${durationSeconds}S`,
    width,
    height,
    // The last one plays in most browsers.
    contentUrl: sources.at(-1)?.url,
  };
}
