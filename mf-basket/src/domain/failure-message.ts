import type { CallErrorCode } from 'shared-contracts/api/descriptor';
import type { basketApplyDiscount, basketUpdate } from 'shared-contracts/descriptors/basket';
import { errorCodes } from 'shared-contracts/errors';

export type FailureCode = CallErrorCode<typeof basketUpdate | typeof basketApplyDiscount> | 'network';

/** Returns the id of the message for a failed change of the basket. */
export function failureMessage(code: FailureCode): string {
  switch (code) {
    case 'basket_changed':
      return 'failure.basketChanged';
    case 'out_of_stock':
      return 'failure.outOfStock';
    case 'basket_full':
      return 'failure.basketFull';
    case 'not_found':
      return 'failure.lineGone';
    case 'unknown_code':
      return 'failure.unknownCode';
    case 'authentication_required':
      return 'failure.signIn';
    case 'network':
      return 'failure.network';
    case 'too_many_attempts':
      return 'failure.tooMany';
    case 'unavailable':
    case 'internal':
    case 'invalid_request':
    case 'forbidden_origin':
    case 'payload_too_large':
    case 'unsupported_media_type':
      return 'failure.other';
    default:
      // A newer API may return codes that this release does not know.
      code satisfies never;
      return 'failure.other';
  }
}

/**
 * Reads the code with which a form without JavaScript comes back. URLs can be forged, so an unknown code becomes
 * `internal`; one of another endpoint gets the general message.
 */
export function readFormError(value: string | undefined): FailureCode | null {
  if (value === undefined) return null;
  return (errorCodes.find((code) => code === value) ?? 'internal') as FailureCode;
}
