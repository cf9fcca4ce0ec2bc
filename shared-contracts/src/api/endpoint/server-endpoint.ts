import type * as z from 'zod/mini';
import type { ErrorCode } from '../../errors/error-codes.ts';

/**
 * How a calling server authenticates. `signature`: an HMAC over a timestamp and the raw body. `bearer`: a secret
 * token in `Authorization`. `signed-link`: a link in the query that this shop signed and mailed.
 */
export type ServerAuthentication = 'signature' | 'bearer' | 'signed-link';

/** Encoding of the body. `form`: URL-encoded or multipart, texts only. */
export type ServerBodyFormat = 'json' | 'form';

/**
 * An endpoint that servers call: webhooks, one-click unsubscribe, operations. It has no session and no origin check;
 * its caller authenticates with every call, and browsers are rejected.
 */
export interface ServerEndpoint<
  Name extends string = string,
  Request extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
> {
  caller: 'server';
  name: Name;
  method: 'GET' | 'POST' | 'PUT';
  path: `/api/${string}`;
  summary: string;
  authentication: ServerAuthentication;
  body: ServerBodyFormat;
  /** Maximum size of the body in bytes; a longer one is rejected. @default 65536 */
  maxBodyBytes?: number;
  /** Path parameters, query string and body fields as one object. */
  request: Request;
  response: Response;
  /** Codes beyond those that every server endpoint may return (see {@link commonServerErrors}). */
  errors: readonly ErrorCode[];
}

export const commonServerErrors = [
  'invalid_request',
  'authentication_required',
  'forbidden_origin',
  'payload_too_large',
  'unavailable',
  'internal',
] as const satisfies readonly ErrorCode[];

export function defineServerEndpoint<
  const Name extends string,
  Request extends z.ZodMiniType,
  Response extends z.ZodMiniType,
>(
  name: Name,
  rest: Omit<ServerEndpoint<Name, Request, Response>, 'caller' | 'name' | 'path'>,
): ServerEndpoint<Name, Request, Response> {
  return { caller: 'server', name, path: `/api/${name}`, ...rest };
}
