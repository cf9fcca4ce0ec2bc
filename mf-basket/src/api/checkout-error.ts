import { ApiError, type ApiFailure } from 'shared-runtime';

/**
 * Returns the error of a failed call of the checkout. The API's text about a missing session is left out: it does not
 * know that the form keeps its entries, which the text of the form says.
 */
export function checkoutError<Code extends string>(failure: ApiFailure<Code>): ApiError<Code> {
  const isSessionEnded = failure.code === 'authentication_required';
  return new ApiError(isSessionEnded ? { ...failure, body: null } : failure);
}
