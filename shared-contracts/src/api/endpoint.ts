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
  /** Codes beyond those that every endpoint may answer (see {@link commonErrors}). */
  errors: readonly ErrorCode[];
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
