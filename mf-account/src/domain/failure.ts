import { errorCodes, type ErrorCode } from 'shared-contracts/errors';
import type { StoreLocale } from 'shared-contracts/locales';
import type { ApiFailure } from 'shared-runtime';

/** A rejected or failed request, as a form shows it. */
export interface Failure {
  code: ErrorCode | 'network';
  /** Seconds until the next attempt is allowed; null if the API did not say. */
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
 * Returns the server's own text where it is in the shopper's language. The API answers in English only, so other
 * shops, and requests without an answer, use the message of the code.
 */
export function returnedMessage({ body }: Pick<ApiFailure, 'body'>, locale: StoreLocale): string | null {
  return locale.startsWith('en') ? body?.message || null : null;
}

/**
 * Reads the code with which a form that was posted without JavaScript comes back. URLs can be forged, so an unknown
 * code becomes `internal`.
 */
export function failureFromSearch(search: Readonly<Record<string, string>>): Failure | null {
  const given = search['form_error'];
  if (given === undefined) return null;
  return { code: errorCodes.find((code) => code === given) ?? 'internal', retryAfter: null };
}

/** Returns the message for a failed sign-in, registration or sign-out. */
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
    // Codes of other endpoints. Receiving one of them here is a bug of the API.
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
