import type * as z from 'zod/mini';
import type { ErrorCode } from '../../errors/error-codes.ts';
import type { EndpointMethod } from './descriptor.ts';
import type { EndpointForm } from './form.ts';

/**
 * Who may call. `frame`: every visitor, also in a store that requires sign-in. `shop`: every visitor, but a guest of
 * a `login_required` store is answered with 401 and a guest of a `prices_hidden` store sees no prices. `member`:
 * signed-in customers only.
 */
export type EndpointAccess = 'frame' | 'shop' | 'member';

/** What the API answers, with its schemas. Callers bundle the descriptor of the same name instead. */
export interface Endpoint {
  /** Name of the specification. A second verb of a path has the verb before the name: `POST recently-viewed`. */
  name: string;
  method: EndpointMethod;
  /** `/api/`, the name without its verb, and possibly parameters such as `/:productId`, which are request fields. */
  path: `/api/${string}`;
  summary: string;
  access: EndpointAccess;
  /** Path parameters, query string (GET) or body (POST, PUT), as one object. Unknown fields are rejected. */
  request: z.ZodMiniType;
  response: z.ZodMiniType;
  /** Rate limit of a call that changes something; see {@link callLimitOf}. */
  limit?: CallLimit;
  /** The form of a POST or PUT without path parameters; browsers post both. Without it the endpoint takes JSON only. */
  form?: EndpointForm;
  /** Makes a GET a target of the browser's own navigation, such as the redirect of another site. */
  navigation?: EndpointNavigation;
  /** Codes of this endpoint alone; {@link errorCodesOf} adds those that follow from its access and limit. */
  errors: readonly ErrorCode[];
}

/**
 * How an endpoint is opened as a page load. The store is that of the host, and parameters that the request does not have
 * are ignored.
 */
export interface EndpointNavigation {
  /** The answer is a file, which the browser stores. @default a redirect to the response's `redirect` */
  readonly isFile?: true;
  /** Path of the page that a failure redirects to, with its code in `form_error`. */
  readonly failed: `/${string}`;
}

/** Maximum number of calls of one endpoint within a window, for a member or for the network of a guest. */
export interface CallLimit {
  readonly max: number;
  readonly windowSeconds: number;
  /** All networks of an IPv6 site have this limit together, instead of a higher one. @default false */
  readonly isPerSite?: boolean;
}

/** Enough for an office behind one address, and too little to fill the database. */
export const defaultCallLimit: CallLimit = { max: 300, windowSeconds: 60 };

/**
 * Returns the rate limit of an endpoint. Every endpoint that changes something has one; null for one that only reads.
 */
export function callLimitOf({ method, limit }: Pick<Endpoint, 'method' | 'limit'>): CallLimit | null {
  return method === 'GET' ? (limit ?? null) : (limit ?? defaultCallLimit);
}

/** Codes that every endpoint may answer. */
export const commonErrors = [
  'invalid_request',
  'forbidden_origin',
  'payload_too_large',
  'unsupported_media_type',
  'unavailable',
  'internal',
] as const satisfies readonly ErrorCode[];

/** Codes that an endpoint may answer: its own, those of every endpoint, and those of its access and rate limit. */
export type ErrorCodeOf<Definition extends Endpoint> =
  | Definition['errors'][number]
  | (typeof commonErrors)[number]
  | (Definition['access'] extends 'frame' ? never : 'authentication_required')
  | (Definition extends { method: 'GET'; limit?: never } ? never : 'too_many_attempts');

/** Returns the codes of {@link ErrorCodeOf}, without duplicates. */
export function errorCodesOf<Definition extends Endpoint>(
  endpoint: Definition,
): readonly ErrorCodeOf<Definition>[] {
  const byAccess: ErrorCode[] = endpoint.access === 'frame' ? [] : ['authentication_required'];
  const byLimit: ErrorCode[] = callLimitOf(endpoint) === null ? [] : ['too_many_attempts'];
  const codes = new Set<ErrorCode>([...commonErrors, ...byAccess, ...byLimit, ...endpoint.errors]);
  return [...codes] as ErrorCodeOf<Definition>[];
}

/** Defines an endpoint. Its type keeps every literal, from which the types of callers follow. */
export function defineEndpoint<const Definition extends Endpoint>(definition: Definition): Definition {
  return definition;
}
