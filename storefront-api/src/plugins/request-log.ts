import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import fp from 'fastify-plugin';
import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import { traceLogFields } from 'shared-tracing/spans';
import type { Config } from '../config.ts';

const requestIdPattern = /^[A-Za-z0-9._-]{8,64}$/;

/** Returns the caller's `x-request-id` if it is well formed, so that all logs of one page view have the same id. */
export function requestIdOf(request: IncomingMessage): string {
  const requestId = request.headers['x-request-id'];
  return typeof requestId === 'string' && requestIdPattern.test(requestId) ? requestId : randomUUID();
}

const redactedKeys = ['cookie', 'authorization', 'password', 'email', 'token', 'set-cookie'];

/** Creates the logger. It hides cookies, passwords, tokens and e-mail addresses down to the fourth level of an object. */
export function createLogger(
  level: Config['logLevel'],
  output?: DestinationStream,
  isTraced = false,
): Logger {
  const options: LoggerOptions = {
    level,
    base: undefined,
    ...(isTraced && { mixin: traceLogFields }),
    redact: {
      paths: redactedKeys.flatMap((key) => [`["${key}"]`, `*["${key}"]`, `*.*["${key}"]`, `*.*.*["${key}"]`]),
      censor: '[hidden]',
    },
    serializers: {
      // The message and properties of a failed query contain its parameters, which may be personal data.
      err: (error: Error) => describeError(error),
    },
  };
  return output === undefined ? pino(options) : pino(options, output);
}

function describeError(error: Error, depth = 0): Record<string, unknown> {
  const isQuery = 'query' in error && 'params' in error;
  return {
    type: error.name,
    message: isQuery ? `Failed query: ${String(error.query)}` : error.message,
    ...('code' in error ? { code: error.code } : {}),
    stack: isQuery
      ? error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at '))
      : error.stack,
    ...(error.cause instanceof Error && depth < 3 ? { cause: describeError(error.cause, depth + 1) } : {}),
  };
}

/** Logs one line per answer, with the pattern of the route: the URL itself may contain what a visitor typed. */
export const requestLog = fp(
  async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      reply.header('x-request-id', request.id);
    });
    app.addHook('onResponse', async (request, reply) => {
      const route = request.routeOptions.url;
      if (route === '/healthz' || route === '/readyz' || route === '/metrics') return;
      request.log.info(
        { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
        'answered',
      );
    });
  },
  { name: 'request-log' },
);
