import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Rejection, RejectionCode } from 'registry-client/domain/rejection';

const requestCodes = {
  invalid_request: 400,
  authentication_required: 401,
  unknown_token: 401,
  forbidden: 403,
  not_found: 404,
  payload_too_large: 413,
  precondition_required: 428,
  internal: 500,
  busy: 503,
} as const;

const rejectionStatus: Record<RejectionCode, number> = {
  unknown_remote: 404,
  similar_name: 409,
  too_many_remotes: 409,
  unknown_version: 404,
  already_published: 409,
  blocked_version: 409,
  live_version: 409,
  contract_mismatch: 409,
  api_unreachable: 409,
  no_default: 409,
  nothing_to_roll_back: 409,
  invalid_traffic: 422,
  invalid_release: 422,
  revision_conflict: 412,
};

export type RequestCode = keyof typeof requestCodes;

/** An error that is answered as `{code, message, requestId}`. */
export class HttpError extends Error {
  readonly statusCode: number;
  readonly code: RequestCode | RejectionCode;

  constructor(code: RequestCode | RejectionCode, message: string) {
    super(message);
    this.code = code;
    this.statusCode = { ...requestCodes, ...rejectionStatus }[code];
  }
}

export function httpErrorFor(rejection: Rejection): HttpError {
  return new HttpError(rejection.code, rejection.message);
}

/** Answers every error in one shape. Details of internal errors go to the log only. */
export function handleError(error: FastifyError | HttpError, request: FastifyRequest, reply: FastifyReply) {
  const failure = error instanceof HttpError ? error : translate(error);
  if (failure.statusCode >= 500 && failure.code !== 'busy')
    request.log.error({ err: error }, 'request failed');
  return reply
    .code(failure.statusCode)
    .send({ code: failure.code, message: failure.message, requestId: request.id });
}

function translate(error: FastifyError): HttpError {
  const status = error.statusCode ?? 500;
  if (status === 413) return new HttpError('payload_too_large', 'The body is larger than is allowed here.');
  if (status >= 400 && status < 500) return new HttpError('invalid_request', error.message);
  return new HttpError('internal', 'Something went wrong in the registry. Its log says more.');
}
