import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal, RefusalCode } from 'registry-client/domain/refusal';

const requestCodes = {
  invalid_request: 400,
  authentication_required: 401,
  forbidden: 403,
  not_found: 404,
  payload_too_large: 413,
  precondition_required: 428,
  internal: 500,
} as const;

const refusalStatus: Record<RefusalCode, number> = {
  unknown_remote: 404,
  unknown_version: 404,
  already_published: 409,
  blocked_version: 409,
  live_version: 409,
  contract_mismatch: 409,
  no_default: 409,
  nothing_to_roll_back: 409,
  invalid_traffic: 422,
  invalid_release: 422,
  revision_conflict: 412,
};

export type RequestCode = keyof typeof requestCodes;

/** A request that is answered with `{code, message, requestId}`. */
export class HttpFailure extends Error {
  readonly statusCode: number;
  readonly code: RequestCode | RefusalCode;

  constructor(code: RequestCode | RefusalCode, message: string) {
    super(message);
    this.code = code;
    this.statusCode = { ...requestCodes, ...refusalStatus }[code];
  }
}

export function failureOf(refusal: Refusal): HttpFailure {
  return new HttpFailure(refusal.code, refusal.message);
}

/** The one wire shape. What went wrong inside stays in the log. */
export function handleError(error: FastifyError | HttpFailure, request: FastifyRequest, reply: FastifyReply) {
  const failure = error instanceof HttpFailure ? error : translate(error);
  if (failure.statusCode >= 500) request.log.error({ err: error }, 'request failed');
  return reply
    .code(failure.statusCode)
    .send({ code: failure.code, message: failure.message, requestId: request.id });
}

function translate(error: FastifyError): HttpFailure {
  const status = error.statusCode ?? 500;
  if (status === 413) return new HttpFailure('payload_too_large', 'The body is larger than is allowed here.');
  if (status >= 400 && status < 500) return new HttpFailure('invalid_request', error.message);
  return new HttpFailure('internal', 'Something went wrong in the registry. Its log says more.');
}
