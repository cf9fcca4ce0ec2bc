import { userSync } from 'shared-contracts/descriptors/customer';
import { endpointQuery, type ShopContext } from 'shared-runtime';

/** Query options of the member's account details. */
export function accountDetailsQuery(context: Pick<ShopContext, 'api' | 'store'>) {
  return endpointQuery(context, userSync, { store_id: context.store.id });
}
