import { staticBlocks } from 'shared-contracts/descriptors/content';
import { endpointQuery, type ShopContext } from 'shared-runtime';

export function staticBlockQuery(context: Pick<ShopContext, 'api' | 'store'>, identifier: string) {
  return endpointQuery(context, staticBlocks, { identifier, storeId: context.store.id });
}
