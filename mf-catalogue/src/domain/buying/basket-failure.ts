import type { CallErrorCode } from 'shared-contracts/api/descriptor';
import type { basketAdd } from 'shared-contracts/descriptors/basket';

export type FailureCode = CallErrorCode<typeof basketAdd> | 'network';

/** Returns the message id for a failed addition to the basket. */
export function basketFailureMessage(code: FailureCode) {
  switch (code) {
    case 'authentication_required':
      return 'product.failed.signIn';
    case 'out_of_stock':
      return 'product.failed.outOfStock';
    case 'basket_full':
      return 'product.failed.basketFull';
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
    case 'unavailable':
    case 'internal':
      return 'product.failed.later';
    case 'invalid_request':
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
