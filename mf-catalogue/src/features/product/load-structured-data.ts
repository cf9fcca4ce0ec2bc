import type { Product } from 'shared-contracts/api/product';
import { config } from 'shared-contracts/descriptors/shop';
import type { ShopContext, StructuredData } from 'shared-runtime';
import { loadVariants } from '../../api/load-variants.ts';
import { productBreadcrumbs } from '../../domain/breadcrumbs.ts';

/** Loads what search engines read of a product's page: breadcrumbs, the product with its variants, and its video. */
export async function loadStructuredData(context: ShopContext, product: Product): Promise<StructuredData[]> {
  const { api, store } = context;
  const [{ breadcrumbData, productData, videoData }, settings, variants] = await Promise.all([
    import(/* webpackChunkName: "structured-data" */ '../../domain/structured-data/index.ts'),
    // Only offers need them. The query client would also send them to the browser.
    product.price.current === null
      ? null
      : api.call(config, { store_id: store.id, keys: 'returnValidityDays' }),
    loadVariants(context, product),
  ]);
  return [
    breadcrumbData(productBreadcrumbs(product), store.shopName),
    productData({ product, variants, store, config: settings?.ok ? settings.data : {} }),
    ...(product.video ? [videoData(product, product.video, store)] : []),
  ];
}
