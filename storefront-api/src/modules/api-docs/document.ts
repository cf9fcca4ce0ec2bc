import type { Endpoint, EndpointAccess } from 'shared-contracts/api/endpoint';
import type { ServerAuthentication, ServerEndpoint } from 'shared-contracts/api/server-endpoint';
import { endpoints } from 'shared-contracts/api';
import { commonServerErrors } from 'shared-contracts/api/server-endpoint';
import { serverEndpoints } from 'shared-contracts/api/server-endpoints';
import { errorCodesOf } from 'shared-contracts/api/endpoint';
import { errorBodySchema, httpStatusOf, type ErrorCode } from 'shared-contracts/errors';
import { toJsonSchema } from './to-json-schema.ts';

type Json = Record<string, unknown>;

const accessDescriptions: Record<EndpointAccess, string> = {
  frame: 'All visitors, in every store.',
  shop: 'All visitors. A guest of a store that requires sign-in gets 401; a guest of a store that hides prices gets null for every price.',
  member: 'Signed-in customers only.',
};

const authenticationDescriptions: Record<ServerAuthentication, string> = {
  signature: 'Each call is signed: `X-Signature: t=<seconds>,v1=<HMAC-SHA-256 of t, a dot and the body>`.',
  bearer: 'Each call carries a secret token: `Authorization: Bearer <token>`.',
  'signed-link': 'Each call carries a link that the shop signed and mailed, in its query.',
};

/** Returns the contract as an OpenAPI 3.1 document, generated from the schemas that validate requests and responses. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const entry of Object.values(endpoints) as readonly Endpoint[]) {
    const path = entry.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [entry.method.toLowerCase()]: operationOf(entry) };
  }
  for (const entry of Object.values(serverEndpoints) as readonly ServerEndpoint[]) {
    const path = entry.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [entry.method.toLowerCase()]: serverOperationOf(entry) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Storefront API',
      version: '1.0.0',
      description:
        'Money is `{ amount, currency }` in minor units. A change needs an `Origin` of the shop itself. The session is an httpOnly cookie.',
    },
    paths,
    components: {
      schemas: { Error: toJsonSchema(errorBodySchema, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: '__Host-sid', description: 'Over http: `sid`.' },
      },
    },
  };
}

function operationOf(entry: Endpoint): Json {
  const request = toJsonSchema(entry.request, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  const inPath = [...entry.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  const fields = Object.entries(request.properties ?? {});
  const isRead = entry.method === 'GET';
  const parameters = fields
    .filter(([name]) => isRead || inPath.includes(name))
    .map(([name, schema]) => ({
      name,
      in: inPath.includes(name) ? 'path' : 'query',
      required: inPath.includes(name) || (request.required ?? []).includes(name),
      schema,
    }));
  return {
    operationId: operationIdOf(entry.name),
    summary: entry.summary,
    description: accessDescriptions[entry.access],
    ...(entry.access === 'member' ? { security: [{ session: [] }] } : {}),
    parameters,
    ...(isRead ? {} : { requestBody: { required: true, content: requestContent(entry, request) } }),
    responses: {
      200: { description: 'The answer', content: json(toJsonSchema(entry.response, 'output')) },
      ...errorResponses(errorCodesOf(entry)),
    },
  };
}

/** Of a form the API sets the fields of the store itself, and adds defaults. */
function requestContent({ form }: Endpoint, schema: Json): Json {
  return form ? { ...json(schema), 'application/x-www-form-urlencoded': { schema } } : json(schema);
}

/** Converts `POST recently-viewed` to `post-recently-viewed`, from which generated clients derive a function name. */
export function operationIdOf(name: string): string {
  return name.replace(/^([A-Z]+) /, (_match, verb: string) => `${verb.toLowerCase()}-`);
}

/** Documents all fields in one schema, because the calling service may send them in the query or in the body. */
function serverOperationOf(entry: ServerEndpoint): Json {
  const mediaType = entry.body === 'json' ? 'application/json' : 'application/x-www-form-urlencoded';
  const codes = [...new Set([...commonServerErrors, ...entry.errors])];
  return {
    operationId: operationIdOf(entry.name),
    summary: entry.summary,
    description: `For servers only. ${authenticationDescriptions[entry.authentication]}`,
    parameters: [],
    requestBody: {
      required: true,
      content: { [mediaType]: { schema: toJsonSchema(entry.request, 'input') } },
    },
    responses: {
      200: { description: 'The answer', content: json(toJsonSchema(entry.response, 'output')) },
      ...errorResponses(codes),
    },
  };
}

function errorResponses(codes: readonly ErrorCode[]): Json {
  const byStatus = Map.groupBy(codes, httpStatusOf);
  const responses = [...byStatus].map(([status, codes]) => [
    String(status),
    { description: codes.join(', '), content: json({ $ref: '#/components/schemas/Error' }) },
  ]);
  return Object.fromEntries(responses) as Json;
}

function json(schema: unknown): Json {
  return { 'application/json': { schema } };
}
