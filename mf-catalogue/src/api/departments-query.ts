import { categoryNavigation } from 'shared-contracts/descriptors/categories';
import { endpointQuery, type ShopContext } from 'shared-runtime';

/** Queries the tree of all categories that have products. */
export function departmentsQuery(context: Pick<ShopContext, 'api' | 'store'>) {
  return endpointQuery(context, categoryNavigation, { store_id: context.store.id });
}
