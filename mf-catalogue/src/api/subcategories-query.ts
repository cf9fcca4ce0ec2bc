import { catSubcategories } from 'shared-contracts/descriptors/categories';
import { endpointQuery, type ShopContext } from 'shared-runtime';

/** Enough for every category of the shop: subcategories have no pages. */
const maxSubcategories = 24;

/** Queries the categories right below a category. The customer group decides which products are counted. */
export function subcategoriesQuery(
  context: Pick<ShopContext, 'api' | 'store'>,
  categoryId: number,
  groupId: number,
) {
  return endpointQuery(context, catSubcategories, {
    store_id: context.store.id,
    categoryId,
    count: maxSubcategories,
    pageNumber: 1,
    group_id: groupId,
  });
}
