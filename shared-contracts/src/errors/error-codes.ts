/** Every error code of the API. Closed: a new code changes the contract. */
export const errorCodes = [
  'invalid_request',
  'authentication_required',
  'invalid_credentials',
  'not_confirmed',
  'password_required',
  'too_many_attempts',
  'email_taken',
  'forbidden_origin',
  'not_found',
  'basket_changed',
  'out_of_stock',
  'basket_full',
  'option_required',
  'fitting_required',
  'invalid_token',
  'breached_password',
  'weak_password',
  'too_many_addresses',
  'cart_changed',
  'completion_in_progress',
  'requirements_missing',
  'payment_failed',
  'idempotency_key_reused',
  'unknown_code',
  'order_not_changeable',
  'payload_too_large',
  'unsupported_media_type',
  'captcha_required',
  'sign_in_cancelled',
  'sign_in_expired',
  'provider_unavailable',
  'unavailable',
  'internal',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

const statusOfCode: Record<ErrorCode, number> = {
  invalid_request: 400,
  authentication_required: 401,
  invalid_credentials: 401,
  not_confirmed: 401,
  password_required: 403,
  too_many_attempts: 429,
  email_taken: 409,
  forbidden_origin: 403,
  not_found: 404,
  basket_changed: 409,
  out_of_stock: 409,
  basket_full: 409,
  option_required: 422,
  fitting_required: 422,
  invalid_token: 422,
  breached_password: 422,
  weak_password: 422,
  too_many_addresses: 409,
  cart_changed: 409,
  completion_in_progress: 409,
  requirements_missing: 422,
  payment_failed: 402,
  idempotency_key_reused: 422,
  unknown_code: 422,
  order_not_changeable: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  captcha_required: 422,
  sign_in_cancelled: 400,
  sign_in_expired: 422,
  provider_unavailable: 502,
  unavailable: 503,
  internal: 500,
};

export function httpStatusOf(code: ErrorCode): number {
  return statusOfCode[code];
}

const retryableCodes: ReadonlySet<ErrorCode> = new Set([
  'too_many_attempts',
  'completion_in_progress',
  'provider_unavailable',
  'unavailable',
  'internal',
]);

/** Returns whether the same call may succeed later without a change by the caller. */
export function isRetryable(code: ErrorCode): boolean {
  return retryableCodes.has(code);
}
