import type { CallResponse } from 'shared-contracts/api/descriptor';
import { helpdeskOrders } from 'shared-contracts/descriptors/order-history';
import { endpointQuery, type ShopContext } from 'shared-runtime';

export type ListedOrder = CallResponse<typeof helpdeskOrders>['orders'][number];

/** Query options of a page of the member's orders, the newest first. A page that does not exist is the last one. */
export function orderHistoryQuery(context: Pick<ShopContext, 'api' | 'store'>, page: number) {
  return endpointQuery(context, helpdeskOrders, { store_id: context.store.id, page });
}
