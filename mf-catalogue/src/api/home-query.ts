import { hpData } from 'shared-contracts/descriptors/catalogue';
import { endpointQuery, type ShopContext } from 'shared-runtime';

/** The customer group is part of the key, because sales belong to a group. */
export function homeQuery(context: Pick<ShopContext, 'api' | 'store'>, groupId: number) {
  return endpointQuery(context, hpData, { storeId: context.store.id, groupId });
}
