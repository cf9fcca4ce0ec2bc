import { queryOptions } from '@tanstack/react-query';
import type { CallRequest, CallResponse } from 'shared-contracts/api/descriptor';
import { queryKey } from 'shared-contracts/api/query-key';
import {
  withdrawal,
  withdrawalItems,
  withdrawalOrder,
  withdrawalReceipt,
} from 'shared-contracts/descriptors/returns';
import type { WithdrawalLookup } from 'shared-contracts/forms/withdrawal';
import { ApiError, useShop, type ShopContext } from 'shared-runtime';
import { useSend } from './use-send.ts';
import { useSendOnce } from './use-send-once.ts';

type Source = Pick<ShopContext, 'api' | 'store'>;

export type FoundOrder = CallResponse<typeof withdrawalItems>;
export type WithdrawableItem = FoundOrder['items'][number];

/**
 * Query options of the order of a look-up. Null for a link that is forged or expired: the page asks for the order again,
 * and the server passes no errors to the browser.
 */
export function foundOrderQuery({ api, store }: Source, token: string) {
  const request = { store_id: store.id, token };
  return queryOptions<FoundOrder | null, ApiError>({
    // Not the key of the endpoint: where the shell finds an answer there, the link is valid.
    queryKey: [...queryKey(withdrawalItems, store.id, request), 'or-invalid-link'],
    queryFn: async ({ signal }) => {
      const result = await api.call(withdrawalItems, request, { signal });
      if (result.ok) return result.data;
      const { code } = result.failure;
      if (code === 'invalid_token' || code === 'invalid_request') return null;
      throw new ApiError(result.failure);
    },
  });
}

/** Query options of a withdrawal that has arrived. What cannot be a code is not found either, such as one that is too long. */
export function withdrawalReceiptQuery(source: Source, code: string) {
  const request = { store_id: source.store.id, code };
  return queryOptions<CallResponse<typeof withdrawalReceipt>, ApiError>({
    queryKey: queryKey(withdrawalReceipt, source.store.id, request),
    queryFn: async ({ signal }) => {
      const result = await source.api.call(withdrawalReceipt, request, { signal });
      if (result.ok) return result.data;
      const { failure } = result;
      throw new ApiError(failure.code === 'invalid_request' ? { ...failure, code: 'not_found' } : failure);
    },
  });
}

/** Returns a function that looks up an order, and resolves with the path of the page that confirms the withdrawal. */
export function useFindOrder() {
  const { api, store } = useShop();
  const send = useSend();
  return async (lookup: WithdrawalLookup): Promise<string> => {
    try {
      return (await send(api.call(withdrawalOrder, { store_id: store.id, ...lookup }))).redirect;
    } catch (error) {
      // The API has one text for everything that is not found. That of the page names number and address.
      if (error instanceof ApiError && error.failure.code === 'not_found')
        throw new ApiError({ ...error.failure, body: null });
      throw error;
    }
  };
}

type Fields = Omit<CallRequest<typeof withdrawal>, 'store_id' | 'idempotencyKey'>;

/** Returns a function that withdraws, once for each press, and resolves with the path of the receipt. */
export function useWithdraw() {
  const { api, store } = useShop();
  const sendOnce = useSendOnce();
  return async (fields: Fields) => {
    const { redirect } = await sendOnce(fields, (idempotencyKey) =>
      api.call(withdrawal, { store_id: store.id, idempotencyKey, ...fields }),
    );
    return redirect;
  };
}
