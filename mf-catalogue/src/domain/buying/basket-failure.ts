import type { ApiFailure } from 'shared-runtime';

export type FailureCode = ApiFailure['code'];

/** Returns the message id for a failed addition to the basket. */
export function basketFailureMessage(code: FailureCode) {
  switch (code) {
    case 'authentication_required':
    case 'invalid_credentials':
    case 'not_confirmed':
      return 'product.failed.signIn';
    case 'out_of_stock':
      return 'product.failed.outOfStock';
    case 'option_required':
      return 'product.failed.optionRequired';
    case 'fitting_required':
      return 'product.failed.fittingRequired';
    case 'not_found':
      return 'product.failed.gone';
    case 'too_many_attempts':
      return 'product.failed.tooMany';
    case 'network':
      return 'product.failed.network';
    case 'basket_changed':
    case 'unavailable':
    case 'internal':
      return 'product.failed.later';
    case 'invalid_request':
    case 'email_taken':
    case 'invalid_token':
    case 'breached_password':
    case 'too_many_addresses':
    case 'forbidden_origin':
    case 'payload_too_large':
    case 'unsupported_media_type':
      return 'product.failed.unexpected';
    default:
      // A newer backend, or a forged URL, may contain a code that this release does not know.
      code satisfies never;
      return 'product.failed.unexpected';
  }
}
