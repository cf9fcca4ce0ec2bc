import type { Basket } from 'shared-contracts/api/basket';
import type { ErrorCode } from 'shared-contracts/errors';

interface ShopErrorDetails {
  fields?: Record<string, string>;
  /** Time until the call may be made again. */
  retryAfterSeconds?: number;
  /** Only with `basket_changed`: the current basket. */
  basket?: Basket;
}

const messages: Record<ErrorCode, string> = {
  invalid_request: 'The request is not valid.',
  authentication_required: 'Please sign in.',
  invalid_credentials: 'The e-mail address or the password is wrong.',
  not_confirmed: 'The account is not confirmed yet.',
  too_many_attempts: 'Too many attempts. Please try again later.',
  email_taken: 'There is already an account with this e-mail address.',
  forbidden_origin: 'Requests from this origin are rejected.',
  not_found: 'Not found.',
  basket_changed: 'The basket has changed.',
  out_of_stock: 'Not enough of this product is in stock.',
  option_required: 'An option of the product must be chosen.',
  fitting_required: 'The workshop needs some details before it can mount this',
  invalid_token: 'This link is not valid any more',
  breached_password: 'This password is among the commonest. Please choose another one.',
  weak_password: 'This password is easy to guess. Please choose another one.',
  too_many_addresses: 'The address book is full',
  payload_too_large: 'The request is too large.',
  unsupported_media_type: 'The content type of the request is not accepted.',
  unavailable: 'The shop is temporarily unavailable.',
  internal: 'Something went wrong',
};

/** An expected failure, answered with its code. Any other error is a bug and answered as `internal`. */
export class ShopError extends Error {
  readonly code: ErrorCode;
  readonly details: ShopErrorDetails;

  constructor(code: ErrorCode, details: ShopErrorDetails = {}) {
    super(messages[code]);
    this.code = code;
    this.details = details;
  }
}
