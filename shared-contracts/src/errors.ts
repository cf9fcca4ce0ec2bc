export { errorBodySchema, type ErrorBody } from './errors/error-body.ts';
export { errorCodes, httpStatusOf, isRetryable, type ErrorCode } from './errors/error-codes.ts';
