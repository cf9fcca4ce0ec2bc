import type { Product } from 'shared-contracts/api/product';
import type { ShopContext, StructuredData } from 'shared-runtime';
import { loadVariants } from '../../api/load-variants.ts';
import { returnsQuery } from '../../api/returns-query.ts';
import { productBreadcrumbs } from '../../domain/breadcrumbs.ts';

/** Loads what search engines read of a product's page: breadcrumbs, the product with its variants, and its video. */
export async function loadStructuredData(context: ShopContext, product: Product): Promise<StructuredData[]> {
  const { queryClient, store } = context;
  // Undefined if it failed or was slow.
  const returns = queryClient.getQueryData(returnsQuery(context).queryKey);
  const [{ breadcrumbData, productData, videoData }, variants] = await Promise.all([
    import(/* webpackChunkName: "structured-data" */ '../../domain/structured-data/index.ts'),
    loadVariants(context, product),
  ]);
  return [
    breadcrumbData(productBreadcrumbs(product), store.shopName),
    productData({ product, variants, store, config: returns ?? {} }),
    ...(product.video ? [videoData(product, product.video, store)] : []),
  ];
}
