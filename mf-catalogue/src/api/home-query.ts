import { endpointQuery, type ShopContext } from 'shared-runtime';

/** Sales are made for a customer group, so the group is part of the key. */
export function homeQuery(context: Pick<ShopContext, 'api' | 'store'>, groupId: number) {
  return endpointQuery(context, 'hp-data', { storeId: context.store.id, groupId });
}
