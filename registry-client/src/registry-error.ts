import { rejectionCodes, type RejectionCode } from './domain/rejection.ts';

const ownCodes = [
  /** The registry did not answer, or not in time. */
  'unreachable',
  /** The answer does not match this contract. */
  'bad_answer',
  /** A downloaded byte is not the published one. */
  'wrong_hash',
  /** The document is not signed with the key that the reader trusts. */
  'wrong_signature',
  'authentication_required',
  /** A token was sent, and the registry does not know it. */
  'unknown_token',
  'forbidden',
  'invalid_request',
  'not_found',
  'payload_too_large',
  'precondition_required',
  'internal',
  /** Too many checks are waiting. */
  'busy',
] as const;

export type RegistryErrorCode = (typeof ownCodes)[number] | RejectionCode;

export interface RegistryErrorDetails {
  remote?: string;
  version?: string;
  /** With its side, as in `browser/remoteEntry.js`. */
  file?: string;
  cause?: unknown;
}

const retryable: readonly RegistryErrorCode[] = [
  'unreachable',
  'api_unreachable',
  'internal',
  'busy',
  'revision_conflict',
];

export class RegistryError extends Error {
  override readonly name = 'RegistryError';
  readonly code: RegistryErrorCode;
  /** Whether the same call can succeed later without a change. */
  readonly isRetryable: boolean;
  readonly remote: string | undefined;
  readonly version: string | undefined;
  readonly file: string | undefined;

  constructor(code: RegistryErrorCode, message: string, details: RegistryErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.code = code;
    this.isRetryable = retryable.includes(code);
    this.remote = details.remote;
    this.version = details.version;
    this.file = details.file;
  }
}

export function isRegistryErrorCode(code: unknown): code is RegistryErrorCode {
  return [...ownCodes, ...rejectionCodes].some((known) => known === code);
}
