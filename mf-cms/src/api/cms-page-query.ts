import { endpointQuery, type ShopContext } from 'shared-runtime';

export function cmsPageQuery(context: Pick<ShopContext, 'api' | 'store'>, identifier: string) {
  return endpointQuery(context, 'cms-page', { identifier, storeId: context.store.id });
}
