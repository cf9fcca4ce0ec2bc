import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { httpStatusOf, type ErrorBody, type ErrorCode } from 'shared-contracts/errors';
import fp from 'fastify-plugin';
import { databaseFailure, isAccountDeleted } from '../db/database-failure.ts';
import { storeByHost, storeById, type Store } from 'shared-contracts/stores';
import { errorMessages } from '../locale/error-messages.ts';
import { ShopError } from '../shop-error.ts';

/** Codes that are also sent as `error_code`, as the specification requires for sign-in and sign-up. */
const signInCodes: readonly ErrorCode[] = [
  'invalid_credentials',
  'not_confirmed',
  'too_many_attempts',
  'email_taken',
  'breached_password',
  'captcha_required',
];

/** Answers every error as an {@link ErrorBody}. The cause of a 5xx is logged and not sent. */
export const errorAnswers = fp(
  async (app) => {
    app.setErrorHandler<FastifyError>((error, request, reply) => {
      const shopError = toShopError(error);
      if (httpStatusOf(shopError.code) >= 500) request.log.error({ err: error }, 'request failed');
      return sendError(shopError, request, reply);
    });
    app.setNotFoundHandler((request, reply) => sendError(new ShopError('not_found'), request, reply));
  },
  { name: 'error-answers' },
);

/** Returns the expected failure that an error is answered as. */
export function toShopError(error: Partial<FastifyError> & Error): ShopError {
  if (error instanceof ShopError) return error;
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new ShopError('payload_too_large');
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new ShopError('unsupported_media_type');
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new ShopError('invalid_request');
  }
  if (isAccountDeleted(error)) return new ShopError('authentication_required');
  return new ShopError(databaseFailure(error) === null ? 'internal' : 'unavailable');
}

/** Returns the store that a request names, also a malformed one; else that of the host. */
function storeOf({ query, body, host }: Pick<FastifyRequest, 'query' | 'body' | 'host'>): Store {
  for (const fields of [query, body]) {
    const named = fields as { store_id?: unknown; storeId?: unknown } | null | undefined;
    const store = storeById(Number(named?.store_id ?? named?.storeId));
    if (store !== undefined) return store;
  }
  return storeByHost(host);
}

/** Sends the error with its HTTP status and, where it has one, a `Retry-After` header. */
export function sendError(error: ShopError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { code, details } = error;
  const { locale } = storeOf(request);
  const body: ErrorBody = {
    code,
    message: errorMessages[locale][code],
    locale,
    requestId: request.id,
    ...(details.fields === undefined ? {} : { fields: details.fields }),
    ...(signInCodes.includes(code) ? { error_code: code } : {}),
    ...(details.basket === undefined ? {} : { basket: details.basket }),
  };
  if (details.retryAfterSeconds !== undefined) reply.header('retry-after', String(details.retryAfterSeconds));
  return reply
    .code(httpStatusOf(code))
    .header('cache-control', 'no-store')
    .type('application/json')
    .send(body);
}
