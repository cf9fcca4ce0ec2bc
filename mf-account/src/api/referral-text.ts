import { dynamicHeaderText } from 'shared-contracts/descriptors/content';
import { endpointQuery, type ShopContext } from 'shared-runtime';

/** Query options of the text that offers a reward for a referral, and its link. Null in stores without one. */
export function referralTextQuery(context: Pick<ShopContext, 'api' | 'store'>) {
  return endpointQuery(context, dynamicHeaderText, {
    key: 'share-and-get-credit',
    storeId: context.store.id,
  });
}
