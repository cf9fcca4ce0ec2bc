import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallErrorCode, CallRequest, CallResponse } from 'shared-contracts/api/descriptor';
import { queryKey } from 'shared-contracts/api/query-key';
import { basketData } from 'shared-contracts/descriptors/basket';
import { checkoutData } from 'shared-contracts/descriptors/checkout';
import { placeOrder, placeOrderWithPassword } from 'shared-contracts/descriptors/orders';
import { ApiError, useShop, type ApiClient, type ApiResult } from 'shared-runtime';
import { createIdempotencyKeys } from 'shared-runtime/idempotency-key';
import { checkoutError } from './checkout-error.ts';

export type PlaceOrderCode = CallErrorCode<typeof placeOrderWithPassword>;
export type PlacedOrder = CallResponse<typeof placeOrder>;
/** With the password of a member who pays with a stored card and has not signed in recently. */
type PlaceOrderRequest = CallRequest<typeof placeOrderWithPassword>;
export type OrderFields = Omit<PlaceOrderRequest, 'store_id' | 'idempotencyKey'>;

/** Delays before the repetitions of one press, milliseconds. */
const repetitionDelaysMs = [700, 2_500];
/** The payment provider may need a while. */
const timeoutMs = 30_000;

/** After these the order may have been placed or not: only a repetition with the same key has the outcome. */
const undecidedCodes: ReadonlySet<string> = new Set([
  'network',
  'unavailable',
  'internal',
  'completion_in_progress',
]);

/**
 * Returns a function that places the order of one press of the button. It repeats the request with the same key until
 * there is an answer; without one, the next press with the same values has the same key. Rejects with {@link ApiError}.
 */
export function usePlaceOrder(): (fields: OrderFields) => Promise<PlacedOrder> {
  const { api, store } = useShop();
  const queryClient = useQueryClient();
  const [keys] = useState(() => createIdempotencyKeys());

  return async (fields) => {
    const body = { store_id: store.id, ...fields };
    const result = await sendUntilDecided(api, { ...body, idempotencyKey: keys.keyFor(body) });
    if (!result.ok && undecidedCodes.has(result.failure.code)) throw new ApiError(result.failure);
    keys.clear();
    if (!result.ok) throw checkoutError(result.failure);
    if (result.data.outcome !== 'redirect') {
      // The basket has become an order.
      queryClient.removeQueries({ queryKey: queryKey(checkoutData, store.id), type: 'inactive' });
      void queryClient.invalidateQueries({ queryKey: queryKey(basketData, store.id) });
    }
    return result.data;
  };
}

async function sendUntilDecided(
  api: ApiClient,
  request: PlaceOrderRequest,
): Promise<ApiResult<PlacedOrder, PlaceOrderCode>> {
  let result = await send(api, request);
  for (const delayMs of repetitionDelaysMs) {
    if (result.ok || !undecidedCodes.has(result.failure.code)) break;
    // oxlint-disable-next-line no-await-in-loop -- an attempt follows the failure of the one before
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    // oxlint-disable-next-line no-await-in-loop
    result = await send(api, request);
  }
  return result;
}

async function send(
  api: ApiClient,
  request: PlaceOrderRequest,
): Promise<ApiResult<PlacedOrder, PlaceOrderCode>> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const { current_password: password, ...fields } = request;
    return password === undefined
      ? await api.call(placeOrder, fields, { signal })
      : await api.call(placeOrderWithPassword, request, { signal });
  } catch (error) {
    if (!signal.aborted) throw error;
    return { ok: false, failure: timedOut };
  }
}

const timedOut = {
  code: 'network',
  message: 'The request timed out',
  status: 0,
  isRetryable: true,
  requestId: null,
  retryAfterSeconds: null,
  body: null,
} as const;
