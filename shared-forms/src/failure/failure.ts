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

/** Message ids of the calling remote by error code. */
export type FailureMessages = Readonly<Partial<Record<Failure['code'], string>>>;

/** Returns the message of a failure: the form's own one for its code, else one of this package. */
export function failureMessage({ code, retryAfter }: Failure, own: FailureMessages = {}): FailureMessage {
  const ownId = own[code];
  if (ownId !== undefined) return { id: ownId };
  switch (code) {
    case 'network':
      return { id: 'forms.failure.network' };
    case 'unavailable':
      return { id: 'forms.failure.unavailable' };
    case 'too_many_attempts':
      if (retryAfter === null) return { id: 'forms.failure.tooManyAttempts' };
      return {
        id: 'forms.failure.tooManyAttemptsFor',
        values: { minutes: Math.max(1, Math.ceil(retryAfter / 60)) },
      };
    case 'invalid_request':
    case 'payload_too_large':
      return { id: 'forms.failure.invalidRequest' };
    case 'forbidden_origin':
    case 'unsupported_media_type':
      return { id: 'forms.failure.refused' };
    // A form whose endpoint answers another code has its own message for it. A newer API may send unknown codes.
    default:
      return { id: 'forms.failure.internal' };
  }
}
