import { ApiError } from 'shared-runtime';

/**
 * Returns whether the API refused a call for what it asked (a status of 4xx), as with an address that a visitor made up.
 * That is no failure of the release which asked: otherwise any visitor could make a release fail.
 */
export function isRefusedRequest(error: unknown): boolean {
  return error instanceof ApiError && error.failure.status >= 400 && error.failure.status < 500;
}
