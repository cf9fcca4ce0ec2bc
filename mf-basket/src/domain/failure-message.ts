import { errorCodes, type ErrorCode } from 'shared-contracts/errors';

export type FailureCode = ErrorCode | 'network';

/** Which words say what happened to a change of the basket, and what to do. */
export function failureMessage(code: FailureCode): string {
  switch (code) {
    case 'basket_changed':
      return 'failure.basketChanged';
    case 'out_of_stock':
      return 'failure.outOfStock';
    case 'not_found':
      return 'failure.lineGone';
    case 'authentication_required':
    case 'invalid_credentials':
    case 'not_confirmed':
      return 'failure.signIn';
    case 'network':
      return 'failure.network';
    case 'too_many_attempts':
      return 'failure.tooMany';
    case 'unavailable':
    case 'internal':
    case 'invalid_request':
    case 'option_required':
    case 'fitting_required':
    case 'invalid_token':
    case 'breached_password':
    case 'too_many_addresses':
    case 'email_taken':
    case 'forbidden_origin':
    case 'payload_too_large':
    case 'unsupported_media_type':
      return 'failure.other';
    default:
      // A newer API may know codes that this release does not.
      code satisfies never;
      return 'failure.other';
  }
}

/** The code that a form without JavaScript came back with; anybody can write an address. */
export function readFormError(value: string | undefined): FailureCode | null {
  if (value === undefined) return null;
  return errorCodes.find((code) => code === value) ?? 'internal';
}
