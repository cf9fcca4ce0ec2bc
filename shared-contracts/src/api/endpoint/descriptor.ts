import type * as z from 'zod/mini';
import type { Endpoint, ErrorCodeOf } from './endpoint.ts';

export const endpointMethods = ['GET', 'POST', 'PUT'] as const;

export type EndpointMethod = (typeof endpointMethods)[number];

/**
 * What a caller bundles of an endpoint: how it is called, and in the type what is sent and answered. It contains no
 * schema. The shell's API client takes any well-formed descriptor, so that a remote may call an endpoint that is newer
 * than the shell.
 */
export interface EndpointDescriptor<Request = unknown, Response = unknown, Code extends string = string> {
  /** Key of cached answers: remotes that call the same endpoint share them. */
  readonly name: string;
  readonly method: EndpointMethod;
  /** `:field` segments are filled from the request. */
  readonly path: `/api/${string}`;
  /** Exists in the type only. */
  readonly types?: { request: Request; response: Response; errorCode: Code };
}

/** Descriptor of an endpoint. Name, method and path must be the endpoint's: others do not compile. */
export type DescriptorOf<Definition extends Endpoint> = EndpointDescriptor<
  z.input<Definition['request']>,
  z.output<Definition['response']>,
  ErrorCodeOf<Definition>
> &
  Readonly<Pick<Definition, 'name' | 'method' | 'path'>>;

type TypesOf<Descriptor extends EndpointDescriptor> = NonNullable<Descriptor['types']>;

/** Request as the caller passes it. */
export type CallRequest<Descriptor extends EndpointDescriptor> = TypesOf<Descriptor>['request'];
export type CallResponse<Descriptor extends EndpointDescriptor> = TypesOf<Descriptor>['response'];
/** Codes that the API may answer. The client adds `network`. */
export type CallErrorCode<Descriptor extends EndpointDescriptor> = TypesOf<Descriptor>['errorCode'];

const segment = '[a-z0-9]+(?:-[a-z0-9]+)*';
const namePattern = new RegExp(`^(?:(POST|PUT) )?(${segment})$`);
const pathPattern = new RegExp(`^/api/(${segment})(?:/(?:${segment}|:[A-Za-z][A-Za-z0-9_]*))*$`);

/**
 * Validates a descriptor, which comes from the bundle of a remote, and returns a copy: a getter must not give another
 * path later. The path must belong to the name, because answers are cached by name.
 *
 * @throws TypeError if it is malformed
 */
export function parseDescriptor(value: unknown): EndpointDescriptor {
  if (typeof value !== 'object' || value === null) throw malformed('it is no object', value);
  const { name, method, path } = value as Record<string, unknown>;
  const [, verb, plainName] = (typeof name === 'string' && namePattern.exec(name)) || [];
  if (plainName === undefined) throw malformed('its name must be words in kebab case', name);
  const known = endpointMethods.find((each) => each === method);
  if (known === undefined) throw malformed(`its method must be one of ${endpointMethods.join(', ')}`, method);
  if (verb !== undefined && verb !== known) throw malformed(`its name is that of a ${verb}`, method);
  const [, first] = (typeof path === 'string' && pathPattern.exec(path)) || [];
  if (first !== plainName) throw malformed(`its path must be /api/${plainName}, and parameters`, path);
  return { name: name as string, method: known, path: path as `/api/${string}` };
}

const plainNamePattern = new RegExp(`^${segment}$`);

/** Returns the path of the endpoint with this plain name; null for a malformed name. */
export function endpointPath(name: string): EndpointDescriptor['path'] | null {
  return plainNamePattern.test(name) ? `/api/${name}` : null;
}

function malformed(reason: string, value: unknown): TypeError {
  const shown = typeof value === 'string' ? JSON.stringify(value.slice(0, 100)) : typeof value;
  return new TypeError(`Malformed endpoint descriptor: ${reason}, and is ${shown}`);
}
