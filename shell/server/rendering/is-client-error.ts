import { ApiError } from 'shared-runtime';

/**
 * Returns whether the API answered a call with 4xx, as for an address that a visitor made up. Such an answer is no failure
 * of the release that made the call: otherwise any visitor could make a release fail.
 */
export function isClientError(error: unknown): boolean {
  return error instanceof ApiError && error.failure.status >= 400 && error.failure.status < 500;
}
