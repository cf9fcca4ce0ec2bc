import type {
  ServerEndpointName,
  ServerRequestOf,
  ServerResponseOf,
} from 'shared-contracts/api/server-endpoints';
import type { ServerEndpoint } from 'shared-contracts/api/server-endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { serverEndpoints } from 'shared-contracts/api/server-endpoints';
import { ShopError } from '../../shop-error.ts';
import { parseServerRequest } from './parse-server-request.ts';
import type { ServerAuthenticator, ServerCall } from './server-authenticators.ts';

/**
 * What a handler knows about a call by a server. It has no request, reply or visitor, so that a handler cannot read a
 * session or set a cookie.
 */
export interface ServerVisit<Principal> {
  /** The caller, as the authenticator returned it. */
  principal: Principal;
  now: Date;
  rawBody: Buffer;
}

export interface ServerRoute<Name extends ServerEndpointName, Principal> {
  authenticator: ServerAuthenticator<Principal>;
  handler(
    input: ServerRequestOf<Name>,
    visit: ServerVisit<Principal>,
  ): Promise<ServerResponseOf<Name>> | ServerResponseOf<Name>;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Registers the route of an endpoint for servers. Throws if the authenticator is not of the kind that its entry names. */
    serverRoute: <Name extends ServerEndpointName, Principal>(
      name: Name,
      route: ServerRoute<Name, Principal>,
    ) => void;
  }
  interface FastifyContextConfig {
    /** `server`: browsers are rejected, cookies are removed and the origin is not checked. */
    caller?: 'server';
  }
}

const defaultMaxBodyBytes = 64 * 1024;

export const serverRoutes = fp(
  async (app) => {
    const unanswered = new Set<string>(Object.keys(serverEndpoints));
    let scope: FastifyInstance | undefined;
    await app.register(async (inner) => {
      keepRawBodies(inner);
      scope = inner;
    });

    app.decorate('serverRoute', (name, route) => {
      addServerRoute(scope ?? app, serverEndpoints[name], route as ServerRoute<ServerEndpointName, unknown>);
      unanswered.delete(name);
    });
    app.addHook('onReady', async () => {
      if (unanswered.size > 0) throw new Error(`No module answers: ${[...unanswered].join(', ')}`);
    });
  },
  {
    name: 'server-routes',
    dependencies: ['shop-context', 'error-answers', 'origin-check', 'contract-routes'],
  },
);

/** Leaves the bodies of this scope unparsed, because a signature is computed over the bytes that were sent. */
export function keepRawBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

/** Registers one route. Exported for tests, which register entries of their own. */
export function addServerRoute<Principal>(
  scope: FastifyInstance,
  entry: ServerEndpoint,
  route: ServerRoute<ServerEndpointName, Principal>,
): void {
  // Checked at runtime too: a cast must not open an endpoint.
  const { authenticator } = route;
  if ((authenticator as ServerAuthenticator | undefined)?.kind !== entry.authentication) {
    throw new Error(`${entry.name} needs an authenticator of the kind ${entry.authentication}`);
  }
  scope.route({
    method: entry.method,
    url: entry.path,
    exposeHeadRoute: false,
    config: { caller: 'server' },
    bodyLimit: entry.maxBodyBytes ?? defaultMaxBodyBytes,
    handler: async (request, reply) => {
      const call = readCall(request, scope.now());
      const principal = await authenticator.authenticate(call);
      const params = request.params as Record<string, string>;
      const input = await parseServerRequest(entry, { ...call, params });
      const visit: ServerVisit<Principal> = { principal, now: call.now, rawBody: call.rawBody };
      const result = await route.handler(input as never, visit);
      reply.header('cache-control', 'no-store');
      return entry.response.parse(result);
    },
  });
}

function readCall(request: FastifyRequest, now: Date): ServerCall {
  return {
    headers: request.headers,
    query: request.query as ServerCall['query'],
    rawBody: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
    now,
  };
}

/**
 * Rejects browsers and removes cookies, as part of the origin check. Every browser sends `Sec-Fetch-Site` over https and
 * on localhost; servers do not.
 */
export function checkServerCall(request: FastifyRequest): void {
  if (request.headers['sec-fetch-site'] !== undefined) throw new ShopError('forbidden_origin');
  delete request.headers.cookie;
}
