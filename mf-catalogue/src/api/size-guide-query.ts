import { endpointQuery, type ShopContext } from 'shared-runtime';

/** Which size is whose does not change while a tab lives. */
export function sizeGuideQuery(context: Pick<ShopContext, 'api' | 'store'>, code: string) {
  return {
    ...endpointQuery(context, 'size-guide', { store_id: context.store.id, code }),
    staleTime: Infinity,
  };
}
