import type { CallRequest, CallResponse } from 'shared-contracts/api/descriptor';
import { selfCancelOrder, selfEditAddressOrder } from 'shared-contracts/descriptors/order-changes';
import { ApiError, useShop, type ApiFailure, type ApiResult } from 'shared-runtime';
import { queryKey } from 'shared-contracts/api/query-key';
import { helpdeskOrders } from 'shared-contracts/descriptors/order-history';
import { orderDetailsQuery } from './order-details-query.ts';
import { orderReturnsQuery } from './returns.ts';
import { useSend } from './use-send.ts';

export type OrderAddress = CallRequest<typeof selfEditAddressOrder>['address'];

type ChangedOrder = CallResponse<typeof selfCancelOrder>;

/** Returns a function that cancels the order: the failure if it is too late, and null after a success. */
export function useCancelOrder(orderId: number): () => Promise<ApiFailure | null> {
  const { api, store } = useShop();
  const change = useOrderChange(orderId);
  return () => change(api.call(selfCancelOrder, { order_id: orderId, store_id: store.id }));
}

/** Returns a function that changes the delivery address of the order: the failure if it is too late, and null after a success. */
export function useChangeOrderAddress(
  orderId: number,
): (address: OrderAddress) => Promise<ApiFailure | null> {
  const { api, store } = useShop();
  const change = useOrderChange(orderId);
  return (address) =>
    change(api.call(selfEditAddressOrder, { order_id: orderId, address, store_id: store.id }));
}

/** Returns a function that waits for a change. If it came too late, the order is fetched again, without what it allowed. */
function useOrderChange(orderId: number) {
  const { api, store, queryClient } = useShop();
  const send = useSend();
  const orderKey = orderDetailsQuery({ api, store }, orderId).queryKey;
  return async <Code extends string>(call: Promise<ApiResult<ChangedOrder, Code>>) => {
    try {
      const { redirect: _page, ...changed } = await send(call);
      // The answer to a change does not say what was saved.
      queryClient.setQueryData(orderKey, (order) =>
        order === undefined
          ? order
          : { ...changed, savingAmount: order.savingAmount, savingPercent: order.savingPercent },
      );
    } catch (error) {
      if (!(error instanceof ApiError) || error.failure.code !== 'order_not_changeable') throw error;
      await queryClient.invalidateQueries({ queryKey: orderKey });
      return error.failure;
    }
    void queryClient.invalidateQueries({ queryKey: orderReturnsQuery({ api, store }, orderId).queryKey });
    void queryClient.invalidateQueries({ queryKey: queryKey(helpdeskOrders, store.id) });
    return null;
  };
}
