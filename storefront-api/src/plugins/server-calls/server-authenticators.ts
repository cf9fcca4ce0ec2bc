import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { ServerAuthentication } from 'shared-contracts/api/server-endpoint';
import { ShopError } from '../../shop-error.ts';

/** The parts of a request that authenticate its sender. Cookies are removed before. */
export interface ServerCall {
  headers: Readonly<IncomingHttpHeaders>;
  /** Parsed query string; a name that is given twice has an array. */
  query: Readonly<Record<string, string | string[] | undefined>>;
  /** The unparsed body. */
  rawBody: Buffer;
  now: Date;
}

/** Returns the authenticated caller. Throws a {@link ShopError} if authentication fails. */
export interface ServerAuthenticator<Principal = unknown> {
  kind: ServerAuthentication;
  authenticate(call: ServerCall): Principal | Promise<Principal>;
}

/** The length of a SHA-256 hash. */
const minSecretBytes = 32;

export interface SignatureOptions {
  /** All are accepted, so that a secret can be replaced without downtime. */
  secrets: readonly Buffer[];
  /** @default 'x-signature' */
  header?: string;
  /** How far the timestamp may be from the server's clock, either way. @default 300 */
  toleranceSeconds?: number;
}

/**
 * Verifies `t=<seconds since 1970>,v1=<hex>` where `v1` is the HMAC-SHA-256 of `<t>.<raw body>`. A recorded call can be
 * replayed within the tolerance of its timestamp, so handlers must be idempotent.
 */
export function createSignatureAuthenticator({
  secrets,
  header = 'x-signature',
  toleranceSeconds = 300,
}: SignatureOptions): ServerAuthenticator<true> {
  if (secrets.length === 0 || secrets.some(({ length }) => length < minSecretBytes)) {
    throw new Error(`A signature needs at least one secret, each of ${minSecretBytes} bytes or more`);
  }
  return {
    kind: 'signature',
    authenticate({ headers, rawBody, now }) {
      const value = headers[header];
      const [, timestamp = '', signature = ''] =
        /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(typeof value === 'string' ? value : '') ?? [];
      const actual = Buffer.from(signature, 'hex');
      // All secrets are compared, so that the duration does not reveal which one matches.
      const isValid =
        secrets.filter((secret) => isEqual(actual, hmac(secret, timestamp, rawBody))).length > 0;
      const ageSeconds = Math.abs(now.getTime() / 1000 - Number(timestamp));
      if (!isValid || ageSeconds > toleranceSeconds) throw new ShopError('authentication_required');
      return true;
    },
  };
}

/** Accepts `Authorization: Bearer <token>` for any of these tokens, each of 32 characters or more. */
export function createBearerAuthenticator(tokens: readonly string[]): ServerAuthenticator<true> {
  if (tokens.length === 0 || tokens.some(({ length }) => length < minSecretBytes)) {
    throw new Error(
      `A bearer endpoint needs at least one token, each of ${minSecretBytes} characters or more`,
    );
  }
  const acceptedDigests = tokens.map(sha256);
  return {
    kind: 'bearer',
    authenticate({ headers }) {
      const [, token = ''] = /^Bearer ([\w.~+/=-]{1,512})$/.exec(headers.authorization ?? '') ?? [];
      // Digests have a fixed length, so the comparison does not reveal the length of the token.
      const digest = sha256(token);
      if (acceptedDigests.filter((each) => timingSafeEqual(each, digest)).length === 0) {
        throw new ShopError('authentication_required');
      }
      return true;
    },
  };
}

function hmac(secret: Buffer, timestamp: string, rawBody: Buffer): Buffer {
  return createHmac('sha256', secret).update(`${timestamp}.`).update(rawBody).digest();
}

const sha256 = (text: string) => createHash('sha256').update(text).digest();

const isEqual = (one: Buffer, other: Buffer) => one.length === other.length && timingSafeEqual(one, other);
