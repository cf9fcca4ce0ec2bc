import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { shopNowHeader } from '../src/remotes/release-mark.ts';

/**
 * The browser's own calls: same-origin, handed on over loopback as they are. Each answer says what the shop is by now,
 * so that no tab has to ask.
 */
export async function registerApiProxy(
  app: FastifyInstance,
  apiUrl: string,
  shopNow: (request: FastifyRequest) => Promise<string>,
): Promise<void> {
  await app.register(httpProxy, {
    upstream: apiUrl,
    prefix: '/api',
    rewritePrefix: '/api',
    undici: { connections: 64, pipelining: 1 },
    preHandler: (request, reply, done) => {
      shopNow(request).then((now) => {
        reply.header(shopNowHeader, now);
        done();
      }, done);
    },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({
        ...headers,
        'x-request-id': request.id,
        // Set here, so that nobody can claim another address or host.
        'x-forwarded-for': request.ip,
        'x-forwarded-host': request.headers.host ?? '',
        'x-forwarded-proto': request.protocol,
      }),
      onError: (reply, { error }) => {
        reply.log.error({ err: error }, 'API cannot be reached');
        void reply.code(503).send({
          code: 'unavailable',
          message: 'Something went wrong',
          requestId: reply.request.id,
        });
      },
    },
  });
}
