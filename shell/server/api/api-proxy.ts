import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody, ErrorCode } from 'shared-contracts/errors';
import { storeByHost } from 'shared-contracts/stores';
import { Agent, type Dispatcher } from 'undici';
import { CircuitOpenError, isTimeout, type ApiAccess } from './api-circuit.ts';
import { clientNetwork } from 'shared-contracts/client-network';
import { QueueFullError } from '../http/fair-queue.ts';
import { endToEndHeaders } from './end-to-end-headers.ts';
import { traceCall } from './trace-api.ts';
import type { HttpLimits } from '../http/http-limits.ts';
import type { UnavailablePage } from '../http/responses/error-handler.ts';

export interface ApiProxyOptions extends ApiAccess {
  apiUrl: string;
  limits: HttpLimits;
  /** Returns headers of each answer with the release fingerprints, so that tabs need not poll for them. */
  liveState: (request: FastifyRequest) => Promise<Record<string, string>>;
  /** Sent instead of an error body to a shopper who has followed a link to the API, such as the one of a file. */
  unavailablePage: UnavailablePage;
}

/** The API's documentation is not served to browsers; it is read on the API's own port. */
const internalPath = /^\/api\/docs(?:\/|$)/i;

/** The API knows the routes below. */
const apiRoute = '/api/*';

/** Shell and API run close to each other. */
const connectTimeoutMs = 3_000;

/**
 * Proxies the browser's same-origin calls to the API. Request bodies are read completely before a connection is taken
 * and answers before they are sent, so that a slow client never holds a connection to the API.
 */
export async function registerApiProxy(app: FastifyInstance, options: ApiProxyOptions): Promise<void> {
  const { apiUrl, circuit, apiQueue, limits, liveState, unavailablePage } = options;
  const agent = new Agent({
    connections: limits.apiConnections,
    pipelining: 1,
    headersTimeout: limits.apiTimeoutMs,
    bodyTimeout: limits.apiTimeoutMs,
    connect: { timeout: connectTimeoutMs },
  });

  async function send(
    request: FastifyRequest,
    target: string,
    traceHeaders: Record<string, string>,
  ): Promise<ApiAnswer> {
    const answer = await agent.request({
      origin: new URL(apiUrl).origin,
      path: new URL(apiUrl).pathname.replace(/\/$/, '') + target,
      method: request.method as Dispatcher.HttpMethod,
      headers: { ...requestHeaders(request), ...traceHeaders },
      body: (request.body as Buffer | undefined) ?? null,
    });
    const body = Buffer.from(await answer.body.arrayBuffer());
    return { status: answer.statusCode, headers: answer.headers, body };
  }

  async function proxy(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    // A client may send an absolute URL (RFC 9112, 3.2.2); the router has matched its path only.
    const target = request.url.replace(/^https?:\/\/[^/?]*/i, '');
    if (!isProxied(target)) return sendError(reply, 404, 'not_found');
    reply.headers(await liveState(request));
    try {
      const answer = await apiQueue.run(clientNetwork(request.ip), target, async () =>
        // A client that has disconnected while waiting must not cause an API call.
        reply.raw.destroyed
          ? null
          : circuit.call(() =>
              traceCall(request.method, apiRoute, (headers) => send(request, target, headers)),
            ),
      );
      return answer === null ? reply.hijack() : sendAnswer(request, reply, answer);
    } catch (error) {
      return sendFailure(request, reply, error);
    }
  }

  async function sendFailure(
    request: FastifyRequest,
    reply: FastifyReply,
    error: unknown,
  ): Promise<FastifyReply> {
    const isQueueFull = error instanceof QueueFullError;
    if (!isQueueFull && !(error instanceof CircuitOpenError))
      reply.log.error({ err: error }, 'API cannot be reached');
    const retryAfterSeconds = isQueueFull ? error.retryAfterSeconds : circuit.retryAfterSeconds();
    if (retryAfterSeconds !== null) reply.header('retry-after', String(retryAfterSeconds));
    if (!isPageNavigation(request)) return sendError(reply, isTimeout(error) ? 504 : 503, 'unavailable');
    const page = await unavailablePage(storeByHost(request.headers.host));
    reply.code(503).type('text/html; charset=utf-8').header('cache-control', 'no-store');
    return reply.send(page);
  }

  await app.register(async (scope) => {
    scope.addHook('onClose', () => agent.destroy());
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: limits.maxApiBodyBytes },
      (_request, body, done) => done(null, body),
    );
    scope.setErrorHandler<FastifyError>((error, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status === 413) return sendError(reply, 413, 'payload_too_large');
      if (status === 415) return sendError(reply, 415, 'unsupported_media_type');
      if (status < 500) return sendError(reply, 400, 'invalid_request');
      request.log.error({ err: error }, 'call could not be forwarded');
      return sendError(reply, 500, 'internal');
    });
    scope.route({
      url: apiRoute,
      method: ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'],
      handler: proxy,
    });
  });
}

/** Browsers without fetch metadata are recognised by the pages that they accept. */
function isPageNavigation({ method, headers }: FastifyRequest): boolean {
  if (method !== 'GET') return false;
  const destination = headers['sec-fetch-dest'];
  return destination === undefined
    ? headers.accept?.includes('text/html') === true
    : destination === 'document';
}

interface ApiAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Returns false for paths that lead out of `/api` or to internal pages, in any encoding. */
function isProxied(url: string): boolean {
  const [path = ''] = url.split('?');
  try {
    const decoded = decodeURIComponent(path);
    const leadsOut = !path.startsWith('/api/') || /(?:^|[/\\])\.\.?(?:[/\\]|$)|\\/.test(decoded);
    return !leadsOut && !internalPath.test(decoded);
  } catch {
    return false;
  }
}

function requestHeaders(request: FastifyRequest): Record<string, string | string[]> {
  const { host, 'content-length': _length, expect: _expect, ...rest } = endToEndHeaders(request.headers);
  if (request.body === undefined) delete rest['content-type'];
  return {
    ...rest,
    'x-request-id': request.id,
    // Set here: a client must not choose its own address or host.
    'x-forwarded-for': request.ip,
    'x-forwarded-host': typeof host === 'string' ? host : '',
    'x-forwarded-proto': request.protocol,
  };
}

function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, body }: ApiAnswer,
): FastifyReply {
  const { 'content-length': length, ...rest } = endToEndHeaders(headers);
  reply.code(status).headers(rest);
  // The body of a GET was not read, so the connection cannot be reused.
  if (!request.raw.complete) reply.header('connection', 'close');
  if (request.method !== 'HEAD') return reply.send(body.length > 0 ? body : null);
  if (length !== undefined) reply.header('content-length', length);
  return reply.send(null);
}

function sendError(reply: FastifyReply, status: number, code: ErrorCode): FastifyReply {
  const body: ErrorBody = { code, message: 'Something went wrong', requestId: reply.request.id };
  if (!reply.request.raw.complete) reply.header('connection', 'close');
  return reply.code(status).header('cache-control', 'no-store').send(body);
}
