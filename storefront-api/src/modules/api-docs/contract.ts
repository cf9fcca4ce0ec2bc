import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { endpoints } from 'shared-contracts/api';
import { errorCodesOf, type Endpoint, type EndpointAccess } from 'shared-contracts/api/endpoint';
import { commonServerErrors, type ServerEndpoint } from 'shared-contracts/api/server-endpoint';
import { serverEndpoints } from 'shared-contracts/api/server-endpoints';
import type { ErrorCode } from 'shared-contracts/errors';
import { contractPath } from '../../plugins/contract-calls/contract-routes.ts';
import { toJsonSchema } from './to-json-schema.ts';

export interface OfferedEndpoint {
  name: string;
  method: string;
  path: string;
  /** `browser`: callers with a session, which bundle its descriptor. `server`: see the endpoints for servers. */
  caller: 'browser' | 'server';
  /** Which visitors may call; null for servers. */
  access: EndpointAccess | null;
  /** Whether a form without JavaScript may be posted to it. False for servers, see their entries. */
  hasForm: boolean;
  /** JSON Schema 2020-12 of what is sent: a value that is parsed from text is described as text. */
  request: Record<string, unknown>;
  /** JSON Schema of the answer. A later release of the API may add fields. */
  response: Record<string, unknown>;
  errors: readonly ErrorCode[];
}

export interface OfferedContract {
  schema: 1;
  endpoints: OfferedEndpoint[];
}

/** Returns what this build of the API offers, from the schemas that validate requests and responses. */
export function offeredContract(): OfferedContract {
  const browser = Object.values<Endpoint>(endpoints).map((endpoint) =>
    describe(endpoint, {
      caller: 'browser',
      access: endpoint.access,
      hasForm: endpoint.form !== undefined,
      errors: errorCodesOf(endpoint),
    }),
  );
  const server = Object.values<ServerEndpoint>(serverEndpoints).map((endpoint) =>
    describe(endpoint, {
      caller: 'server',
      access: null,
      hasForm: false,
      errors: [...new Set([...commonServerErrors, ...endpoint.errors])],
    }),
  );
  return { schema: 1, endpoints: [...browser, ...server] };
}

function describe(
  { name, method, path, request, response }: Endpoint | ServerEndpoint,
  { errors, ...callers }: Pick<OfferedEndpoint, 'caller' | 'access' | 'hasForm' | 'errors'>,
): OfferedEndpoint {
  return {
    name,
    method,
    path,
    ...callers,
    request: toJsonSchema(request, 'input'),
    response: toJsonSchema(response, 'output'),
    errors,
  };
}

/** Seconds. The document changes with a release of the API only; the ETag makes later requests cheap. */
const maxAgeSeconds = 60;

function createDocument(): { body: string; hash: string } {
  const body = JSON.stringify(offeredContract());
  return { body, hash: createHash('sha256').update(body).digest('base64url').slice(0, 27) };
}

/** Registers `GET /api/contract`: what the API offers, for the checks of releases. It is the same for every caller. */
export async function contractDocumentRoutes(app: FastifyInstance): Promise<void> {
  // Made for the first request: hundreds of schemas take a tenth of a second, and most processes are never asked.
  let document: ReturnType<typeof createDocument> | undefined;
  app.get(contractPath, async (request, reply) => {
    document ??= createDocument();
    const { body, hash } = document;
    reply.header('etag', `"${hash}"`).header('cache-control', `public, max-age=${maxAgeSeconds}`);
    if (namesTag(request.headers['if-none-match'], hash)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(body);
  });
}

/** Returns whether one of the tags is this one; a proxy that compresses makes it weak. */
function namesTag(ifNoneMatch: string | undefined, hash: string): boolean {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(`"${hash}"`) || tags.includes('*');
}
