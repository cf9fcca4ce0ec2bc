import type { CallResponse } from 'shared-contracts/api/descriptor';
import { orderDetailsNew } from 'shared-contracts/descriptors/orders';
import { endpointQuery, type ShopContext } from 'shared-runtime';

export type OrderDetails = CallResponse<typeof orderDetailsNew>;
export type OrderItem = OrderDetails['items'][number];

/** Query options of one order of the member's own. */
export function orderDetailsQuery(context: Pick<ShopContext, 'api' | 'store'>, orderId: number) {
  return endpointQuery(context, orderDetailsNew, {
    store_id: context.store.id,
    id: orderId,
    withSavings: true,
  });
}
