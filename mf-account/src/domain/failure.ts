import { errorCodes, type ErrorCode } from 'shared-contracts/errors';
import type { StoreLocale } from 'shared-contracts/locales';
import type { ApiFailure } from 'shared-runtime';

/** What a form has to word when the API refused. */
export interface Failure {
  code: ErrorCode | 'network';
  /** Seconds until it is worth trying again; null where nobody said. */
  retryAfter: number | null;
}

export interface FailureMessage {
  id: string;
  values?: Record<string, number>;
}

export function toFailure(failure: ApiFailure): Failure {
  return { code: failure.code, retryAfter: failure.retryAfter };
}

/**
 * What the server itself said, where it said something in the shopper's language: it speaks English. Elsewhere, and
 * where no answer came at all, the shop has words of its own for the code.
 */
export function returnedMessage({ body }: Pick<ApiFailure, 'body'>, locale: StoreLocale): string | null {
  return locale.startsWith('en') ? body?.message || null : null;
}

/** A form that was posted without JavaScript comes back with its code in the URL, where anybody can write one. */
export function failureFromSearch(search: Readonly<Record<string, string>>): Failure | null {
  const given = search['form_error'];
  if (given === undefined) return null;
  return { code: errorCodes.find((code) => code === given) ?? 'internal', retryAfter: null };
}

/** The one place that words refusals of sign-in, registration and sign-out. */
export function failureMessage({ code, retryAfter }: Failure): FailureMessage {
  switch (code) {
    case 'invalid_credentials':
      return { id: 'failure.invalidCredentials' };
    case 'not_confirmed':
      return { id: 'failure.notConfirmed' };
    case 'too_many_attempts':
      if (retryAfter === null) return { id: 'failure.tooManyAttempts' };
      return {
        id: 'failure.tooManyAttemptsFor',
        values: { minutes: Math.max(1, Math.ceil(retryAfter / 60)) },
      };
    case 'email_taken':
      return { id: 'failure.emailTaken' };
    case 'breached_password':
      return { id: 'failure.breachedPassword' };
    case 'network':
      return { id: 'failure.network' };
    case 'unavailable':
      return { id: 'failure.unavailable' };
    case 'invalid_request':
    case 'payload_too_large':
      return { id: 'failure.invalidRequest' };
    case 'forbidden_origin':
    case 'unsupported_media_type':
      return { id: 'failure.refused' };
    // These belong to other endpoints; should one arrive here, it is a bug of ours.
    case 'authentication_required':
    case 'not_found':
    case 'basket_changed':
    case 'out_of_stock':
    case 'option_required':
    case 'fitting_required':
    case 'invalid_token':
    case 'too_many_addresses':
    case 'internal':
      return { id: 'failure.internal' };
  }
  return code satisfies never;
}
