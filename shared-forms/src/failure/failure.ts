import { errorCodes, type ErrorCode } from 'shared-contracts/errors';
import { parseRejectedFields, rejectedFieldsParameter } from 'shared-contracts/forms/rejected-fields';
import type { StoreLocale } from 'shared-contracts/locales';
import type { ApiFailure } from 'shared-runtime';

/** A rejected or failed request, as a form shows it. */
export interface Failure {
  code: ErrorCode | 'network';
  /** Seconds until the next attempt is allowed; null if the API did not say. */
  retryAfterSeconds: number | null;
  /** The API's own text, if it is in the shopper's language. */
  message?: string | null;
  /** Keys of the errors of single fields by field, after a post without JavaScript. */
  fields?: Readonly<Record<string, string>>;
}

export interface FailureMessage {
  id: string;
  values?: Record<string, number>;
}

/** @param locale of the store: a message in another language is not shown */
export function toFailure({ code, retryAfterSeconds, body }: ApiFailure, locale?: StoreLocale): Failure {
  const isReadable = locale !== undefined && body?.locale === locale;
  return { code, retryAfterSeconds, message: isReadable ? body.message || null : null };
}

/**
 * Returns the server's own text where it is in the shopper's language. An API that does not say the language answers in
 * English. Requests without an answer use the message of the code.
 */
export function returnedMessage({ body }: Pick<ApiFailure, 'body'>, locale: StoreLocale): string | null {
  const isReadable = body?.locale === undefined ? locale.startsWith('en') : body.locale === locale;
  return isReadable ? body?.message || null : null;
}

/**
 * Reads the code and the invalid fields with which a form that was posted without JavaScript comes back. URLs can be
 * forged, so an unknown code becomes `internal`, and a form shows its own texts for its own fields only.
 */
export function failureFromSearch(search: Readonly<Record<string, string>>): Failure | null {
  const given = search['form_error'];
  if (given === undefined) return null;
  const wait = search['retry_after'] ?? '';
  const fields = search[rejectedFieldsParameter];
  return {
    code: errorCodes.find((code) => code === given) ?? 'internal',
    retryAfterSeconds: /^[1-9]\d{0,4}$/.test(wait) ? Number(wait) : null,
    ...(fields === undefined ? {} : { fields: parseRejectedFields(fields) }),
  };
}

/** Messages of the calling remote by error code: their ids, with values where a message has some. */
export type FailureMessages = Readonly<Partial<Record<Failure['code'], string | FailureMessage>>>;

/** Codes that any form may get. The rest are general failures, unless a form has its own message for them. */
const messageIds: Readonly<Partial<Record<Failure['code'], string>>> = {
  network: 'forms.failure.network',
  unavailable: 'forms.failure.unavailable',
  too_many_attempts: 'forms.failure.tooManyAttempts',
  invalid_request: 'forms.failure.invalidRequest',
  payload_too_large: 'forms.failure.invalidRequest',
  forbidden_origin: 'forms.failure.rejected',
  unsupported_media_type: 'forms.failure.rejected',
};

/** How long a challenge is required if the answer does not say it. */
const usualWaitSeconds = 15 * 60;

function toMinutes(seconds: number): number {
  return Math.max(1, Math.ceil(seconds / 60));
}

/** Returns the message of a failure: the form's own one for its code, else one of this package. */
export function failureMessage(
  { code, retryAfterSeconds }: Failure,
  own: FailureMessages = {},
): FailureMessage {
  const ownMessage = own[code];
  if (typeof ownMessage === 'object') return ownMessage;
  if (ownMessage !== undefined && code === 'captcha_required') {
    return { id: ownMessage, values: { minutes: toMinutes(retryAfterSeconds ?? usualWaitSeconds) } };
  }
  if (ownMessage !== undefined) return { id: ownMessage };
  if (code === 'too_many_attempts' && retryAfterSeconds !== null) {
    return { id: 'forms.failure.tooManyAttemptsFor', values: { minutes: toMinutes(retryAfterSeconds) } };
  }
  return { id: messageIds[code] ?? 'forms.failure.internal' };
}
