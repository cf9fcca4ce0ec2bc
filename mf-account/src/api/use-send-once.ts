import { useState } from 'react';
import { ApiError, type ApiResult } from 'shared-runtime';
import { createIdempotencyKeys } from 'shared-runtime/idempotency-key';
import { useSend } from './use-send.ts';

/** After these the change may have been made or not: only a repetition with the same key has the outcome. */
const undecidedCodes: ReadonlySet<string> = new Set(['network', 'unavailable', 'internal']);

/**
 * Returns a function that sends the values of one press with a key. Pressed again with the same values, it sends the same
 * key, so that the change is made once: also after a success, until the component has left the page, and after a failure
 * that decides nothing. Throws {@link ApiError}.
 */
export function useSendOnce() {
  const send = useSend();
  const [keys] = useState(() => createIdempotencyKeys());
  return async <Value, Code extends string>(
    values: object,
    call: (idempotencyKey: string) => Promise<ApiResult<Value, Code>>,
  ): Promise<Value> => {
    try {
      return await send(call(keys.keyFor(values)));
    } catch (error) {
      if (error instanceof ApiError && !undecidedCodes.has(error.failure.code)) keys.clear();
      throw error;
    }
  };
}
