import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { ServerAuthentication } from 'shared-contracts/api/server-endpoint';
import { ShopError } from '../shop-error.ts';

/** As much of a request as proves who sends it. It has no cookies: they are removed before it is read. */
export interface ServerCall {
  headers: Readonly<IncomingHttpHeaders>;
  /** Of the query string; a name that is given twice has an array. */
  query: Readonly<Record<string, string | string[] | undefined>>;
  /** The body as it was sent, byte for byte. */
  rawBody: Buffer;
  now: Date;
}

/** Returns who calls; throws a {@link ShopError} for everybody else. */
export interface ServerAuthenticator<Principal = unknown> {
  kind: ServerAuthentication;
  authenticate(call: ServerCall): Principal | Promise<Principal>;
}

/** 32 bytes, as many as SHA-256 gives. */
const minSecretBytes = 32;

export interface SignatureOptions {
  /** Every one is accepted, so that a secret can be replaced without an interruption. */
  secrets: readonly Buffer[];
  /** @default 'x-signature' */
  header?: string;
  /** How far the timestamp may be from the server's clock, either way. @default 300 */
  toleranceSeconds?: number;
}

/**
 * Verifies `t=<seconds since 1970>,v1=<hex>` where `v1` is the HMAC-SHA-256 of `<t>.<raw body>`. The timestamp bounds
 * how long a recorded call can be sent again; within it the handler must be idempotent.
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
      const given = Buffer.from(signature, 'hex');
      // Every secret is compared, so that the time says nothing of which one fits.
      const fits = secrets.filter((secret) => isEqual(given, hmac(secret, timestamp, rawBody))).length > 0;
      const ageSeconds = Math.abs(now.getTime() / 1000 - Number(timestamp));
      if (!fits || ageSeconds > toleranceSeconds) throw new ShopError('authentication_required');
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
  const accepted = tokens.map(sha256);
  return {
    kind: 'bearer',
    authenticate({ headers }) {
      const [, token = ''] = /^Bearer ([\w.~+/=-]{1,512})$/.exec(headers.authorization ?? '') ?? [];
      // Digests have one length, so that the comparison says nothing of the token's.
      const given = sha256(token);
      if (accepted.filter((each) => timingSafeEqual(each, given)).length === 0) {
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
