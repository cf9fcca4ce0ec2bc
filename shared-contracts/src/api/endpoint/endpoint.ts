import type * as z from 'zod/mini';
import type { ErrorCode } from '../../errors/error-codes.ts';
import { calls, type EndpointName } from './calls.ts';

/**
 * Who may call. `frame`: every visitor, also in a store that requires sign-in. `shop`: every visitor, but a guest of
 * a `login_required` store is answered with 401 and a guest of a `prices_hidden` store sees no prices. `member`:
 * signed-in customers only.
 */
export type EndpointAccess = 'frame' | 'shop' | 'member';

export interface Endpoint<
  Name extends EndpointName = EndpointName,
  Request extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
  Code extends ErrorCode = ErrorCode,
> {
  name: Name;
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  summary: string;
  access: EndpointAccess;
  /** Path parameters, query string (GET) or JSON body (POST, PUT), as one object. Unknown fields are rejected. */
  request: Request;
  response: Response;
  /** Rate limit of a call that changes something; see {@link callLimitOf}. */
  limit?: CallLimit;
  /** Codes beyond those that every endpoint may return (see {@link commonErrors}). */
  errors: readonly Code[];
}

/** Maximum number of calls of one endpoint within a window, for a member or for the network of a guest. */
export interface CallLimit {
  max: number;
  windowSeconds: number;
}

/** Enough for an office behind one address, and too little to fill the database. */
export const defaultCallLimit: CallLimit = { max: 300, windowSeconds: 60 };

/**
 * Returns the rate limit of an endpoint. Every endpoint that changes something has one; null for one that only reads.
 */
export function callLimitOf({ method, limit }: Pick<Endpoint, 'method' | 'limit'>): CallLimit | null {
  return method === 'GET' ? (limit ?? null) : (limit ?? defaultCallLimit);
}

export const commonErrors = [
  'invalid_request',
  'forbidden_origin',
  'payload_too_large',
  'unsupported_media_type',
  'unavailable',
  'internal',
] as const satisfies readonly ErrorCode[];

/** Defines an endpoint: the server registers its route from it and the client calls it by name. */
export function defineEndpoint<
  const Name extends EndpointName,
  Request extends z.ZodMiniType,
  Response extends z.ZodMiniType,
  const Code extends ErrorCode,
>(
  name: Name,
  rest: Omit<Endpoint<Name, Request, Response, Code>, 'name' | 'method' | 'path'>,
): Endpoint<Name, Request, Response, Code> {
  return { name, method: calls[name].method, path: calls[name].path, ...rest };
}
