import { productCategoryEvent } from 'shared-contracts/descriptors/categories';
import { endpointQuery, type ShopContext } from 'shared-runtime';

/** Queries the running sales of categories in this store. */
export function categoryEventsQuery(
  context: Pick<ShopContext, 'api' | 'store'>,
  categoryIds: readonly number[],
) {
  return endpointQuery(context, productCategoryEvent, {
    store_ids: String(context.store.id),
    category_ids: categoryIds.join(','),
  });
}
