import type { CallRequest, CallResponse } from 'shared-contracts/api/descriptor';
import { queryKey } from 'shared-contracts/api/query-key';
import {
  cancelReturn,
  createReturn,
  memberReturns,
  orderReturns,
} from 'shared-contracts/descriptors/returns';
import { ApiError, endpointQuery, useShop, type ShopContext } from 'shared-runtime';
import { useSendOnce } from './use-send-once.ts';
import { useSend } from './use-send.ts';

type Source = Pick<ShopContext, 'api' | 'store'>;

export type MemberReturns = CallResponse<typeof memberReturns>;
export type OrderReturns = CallResponse<typeof orderReturns>;
export type OrderReturn = OrderReturns['returns'][number];
export type ReturnableItem = OrderReturns['returnable'][number];

/** Query options of what the member may return, and of the returns that are not finished. */
export function memberReturnsQuery(source: Source) {
  return endpointQuery(source, memberReturns, { store_id: source.store.id });
}

/** Query options of the returns of one order of the member's own. */
export function orderReturnsQuery(source: Source, orderId: number) {
  return endpointQuery(source, orderReturns, { store_id: source.store.id, order_id: orderId });
}

type NewReturn = Pick<CallRequest<typeof createReturn>, 'items' | 'refund'>;

/**
 * Returns a function that requests a return, once for each press. It resolves with `changed` if the pieces may not be
 * returned any more; what may is fetched again in both cases. Throws {@link ApiError} for other rejections.
 */
export function useCreateReturn(orderId: number) {
  const { api, store } = useShop();
  const sendOnce = useSendOnce();
  const refetch = useRefetchReturns(orderId);

  return async (fields: NewReturn): Promise<'requested' | 'changed'> => {
    try {
      await sendOnce(fields, (idempotencyKey) =>
        api.call(createReturn, { store_id: store.id, order_id: orderId, idempotencyKey, ...fields }),
      );
      await refetch();
      return 'requested';
    } catch (error) {
      if (!(error instanceof ApiError) || error.failure.code !== 'order_not_changeable') throw error;
      await refetch();
      return 'changed';
    }
  };
}

/**
 * Returns a function that cancels a return of an order. It resolves with `changed` if the return may not be canceled any
 * more; the returns are fetched again in both cases. Throws {@link ApiError} for other rejections.
 */
export function useCancelReturn(orderId: number) {
  const { api, store } = useShop();
  const send = useSend();
  const refetch = useRefetchReturns(orderId);

  return async (returnId: number): Promise<'canceled' | 'changed'> => {
    try {
      await send(api.call(cancelReturn, { store_id: store.id, return_id: returnId }));
      await refetch();
      return 'canceled';
    } catch (error) {
      if (!(error instanceof ApiError) || error.failure.code !== 'order_not_changeable') throw error;
      await refetch();
      return 'changed';
    }
  };
}

function useRefetchReturns(orderId: number): () => Promise<void> {
  const { api, store, queryClient } = useShop();
  return async () => {
    await Promise.all([
      queryClient.invalidateQueries(orderReturnsQuery({ api, store }, orderId)),
      queryClient.invalidateQueries({ queryKey: queryKey(memberReturns, store.id) }),
    ]);
  };
}
