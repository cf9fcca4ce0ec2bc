import { cmsPage } from 'shared-contracts/descriptors/content';
import { endpointQuery, type ShopContext } from 'shared-runtime';

export function cmsPageQuery(context: Pick<ShopContext, 'api' | 'store'>, identifier: string) {
  return endpointQuery(context, cmsPage, { identifier, storeId: context.store.id });
}
