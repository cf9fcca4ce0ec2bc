import type { Basket } from 'shared-contracts/api/basket';
import type { ErrorCode } from 'shared-contracts/errors';

interface ShopErrorDetails {
  fields?: Record<string, string>;
  /** Time until the call may be made again. */
  retryAfterSeconds?: number;
  /** Only with `basket_changed`: the current basket. */
  basket?: Basket;
}

/** An expected failure, answered with its code and the message of the store's language. Any other error is a bug and answered as `internal`. */
export class ShopError extends Error {
  readonly code: ErrorCode;
  readonly details: ShopErrorDetails;

  constructor(code: ErrorCode, details: ShopErrorDetails = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}
