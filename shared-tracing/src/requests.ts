import { context, ROOT_CONTEXT, SpanKind, trace, type Context } from '@opentelemetry/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contextOfCaller, failSpan } from './spans.ts';

export interface RequestTracing {
  /** Returns false for requests without a span of their own, such as those for files. */
  isTraced: (request: FastifyRequest) => boolean;
  /** Returns whether the caller belongs to the shop, so that its `traceparent` counts. The header of any other caller would decide what is sampled. */
  isOwnCaller: (request: FastifyRequest) => boolean;
}

/**
 * Adds a span for every request, with the pattern of its route. Path, query and headers are left out: they may contain
 * what a visitor typed, and secrets of mailed links.
 */
export function traceRequests(app: FastifyInstance, { isTraced, isOwnCaller }: RequestTracing): void {
  const tracer = trace.getTracer('ski-shop');
  const contexts = new WeakMap<FastifyRequest, Context>();

  app.addHook('onRequest', (request, reply, done) => {
    if (!isTraced(request)) return done();
    const parent = isOwnCaller(request) ? contextOfCaller(request.headers) : ROOT_CONTEXT;
    const route = request.routeOptions.url;
    const span = tracer.startSpan(
      route === undefined ? request.method : `${request.method} ${route}`,
      {
        kind: SpanKind.SERVER,
        attributes: {
          'http.request.method': request.method,
          ...(route !== undefined && { 'http.route': route }),
          'shop.request_id': request.id,
        },
      },
      parent,
    );
    // Emitted after the answer, and if the client ends the connection before.
    reply.raw.once('close', () => {
      const { statusCode, writableFinished } = reply.raw;
      span.setAttribute('http.response.status_code', statusCode);
      if (!writableFinished) failSpan(span, 'aborted');
      else if (statusCode >= 500) failSpan(span, String(statusCode));
      span.end();
    });
    const own = trace.setSpan(parent, span);
    contexts.set(request, own);
    context.with(own, done);
  });
  // The body is read in events of the connection, which do not belong to the trace.
  app.addHook('preValidation', (request, _reply: FastifyReply, done) => {
    const own = contexts.get(request);
    if (own === undefined) return done();
    context.with(own, done);
  });
}
