import { refusalCodes, type RefusalCode } from './domain/refusal.ts';

const ownCodes = [
  /** The registry did not answer, or not in time. */
  'unreachable',
  /** It answered something that is not of this contract. */
  'bad_answer',
  /** A downloaded byte is not the published one. */
  'wrong_hash',
  /** The document is not signed with the key that the reader trusts. */
  'wrong_signature',
  'authentication_required',
  'forbidden',
  'invalid_request',
  'not_found',
  'payload_too_large',
  'precondition_required',
  'internal',
] as const;

export type RegistryErrorCode = (typeof ownCodes)[number] | RefusalCode;

export interface RegistryErrorDetails {
  remote?: string;
  version?: string;
  /** With its side, as in `browser/remoteEntry.js`. */
  file?: string;
  cause?: unknown;
}

export class RegistryError extends Error {
  override readonly name = 'RegistryError';
  readonly code: RegistryErrorCode;
  /** Could the same call succeed later without anybody changing anything? */
  readonly isRetryable: boolean;
  readonly remote: string | undefined;
  readonly version: string | undefined;
  readonly file: string | undefined;

  constructor(code: RegistryErrorCode, message: string, details: RegistryErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.code = code;
    this.isRetryable = code === 'unreachable' || code === 'internal' || code === 'revision_conflict';
    this.remote = details.remote;
    this.version = details.version;
    this.file = details.file;
  }
}

export function isRegistryErrorCode(code: unknown): code is RegistryErrorCode {
  return [...ownCodes, ...refusalCodes].some((known) => known === code);
}
