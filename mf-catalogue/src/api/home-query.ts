import { endpointQuery, type ShopContext } from 'shared-runtime';

/** The customer group is part of the key, because sales belong to a group. */
export function homeQuery(context: Pick<ShopContext, 'api' | 'store'>, groupId: number) {
  return endpointQuery(context, 'hp-data', { storeId: context.store.id, groupId });
}
