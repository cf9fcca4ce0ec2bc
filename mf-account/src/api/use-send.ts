import { ApiError, useSpinner, type ApiResult } from 'shared-runtime';

/** Returns a function that waits for a call with the spinner. It throws {@link ApiError} for a failure. */
export function useSend() {
  const waitWithSpinner = useSpinner();
  return async <Value, Code extends string>(call: Promise<ApiResult<Value, Code>>): Promise<Value> => {
    const result = await waitWithSpinner(call);
    if (!result.ok) throw new ApiError(result.failure);
    return result.data;
  };
}
