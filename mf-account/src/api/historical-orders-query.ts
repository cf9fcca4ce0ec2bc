import type { CallResponse } from 'shared-contracts/api/descriptor';
import { historicalOrders, historicalOrderView } from 'shared-contracts/descriptors/historical-orders';
import { endpointQuery, type ShopContext } from 'shared-runtime';

export type HistoricalOrder = CallResponse<typeof historicalOrderView>;

type Context = Pick<ShopContext, 'api' | 'store'>;

/** Query options of the member's orders in the former shop in a year. @param year undefined: the last one with an order */
export function historicalOrdersQuery(context: Context, year?: number) {
  return endpointQuery(context, historicalOrders, {
    store_id: context.store.id,
    ...(year === undefined ? {} : { year }),
  });
}

/** Query options of one of these orders. */
export function historicalOrderQuery(context: Context, orderId: number) {
  return endpointQuery(context, historicalOrderView, { store_id: context.store.id, id: orderId });
}
