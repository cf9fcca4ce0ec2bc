import type * as z from 'zod/mini';
import type { ErrorCode } from '../errors.ts';
import { calls, type EndpointName } from './calls.ts';

/**
 * Who may call. `frame`: everybody, also in a store that demands sign-in. `shop`: everybody, but a guest of a
 * `login_required` store is answered 401 and a guest of a `prices_hidden` store sees no prices.
 * `member`: signed-in customers only.
 */
export type EndpointAccess = 'frame' | 'shop' | 'member';

export interface Endpoint<
  Name extends EndpointName = EndpointName,
  Request extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
> {
  name: Name;
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  summary: string;
  access: EndpointAccess;
  /** Path parameters, query string (GET) or JSON body (POST, PUT), as one object. Unknown fields are refused. */
  request: Request;
  response: Response;
  /** Of a call that changes something; see {@link callLimitOf}. */
  limit?: CallLimit;
  /** Codes beyond those that every endpoint may answer (see {@link commonErrors}). */
  errors: readonly ErrorCode[];
}

/** How many calls of one endpoint a member, or a network without a member, may make within a window. */
export interface CallLimit {
  max: number;
  windowSeconds: number;
}

/** Enough for an office behind one address, and too little to fill the database with. */
export const defaultCallLimit: CallLimit = { max: 300, windowSeconds: 60 };

/** Every call that changes something has a limit, whether its entry names one or not; null for a reading call. */
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

/** One endpoint, defined once: the server registers its route from it and the client calls it by name. */
export function defineEndpoint<
  const Name extends EndpointName,
  Request extends z.ZodMiniType,
  Response extends z.ZodMiniType,
>(
  name: Name,
  rest: Omit<Endpoint<Name, Request, Response>, 'name' | 'method' | 'path'>,
): Endpoint<Name, Request, Response> {
  return { name, method: calls[name].method, path: calls[name].path, ...rest };
}
