export { errorBodySchema, type ErrorBody } from './api/error-body.ts';
export { errorCodes, httpStatusOf, isRetryable, type ErrorCode } from './errors/error-codes.ts';
