import type { FastifyInstance } from 'fastify';

/** Rejects or corrects ambiguous request targets and headers before anything depends on them. */
export function registerRequestChecks(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { headers, rawHeaders } = request.raw;
    // A request target has no fragment (RFC 9112, 3.2). The router would cut it off, and later checks would not.
    if (request.url.includes('#')) {
      return reply.code(400).type('text/plain').send('A request target has no fragment');
    }
    // Node uses the first Host header; a proxy in front may have used the second (RFC 9112, 3.2).
    if (rawHeaders.filter((text, index) => index % 2 === 0 && /^host$/i.test(text)).length > 1) {
      return reply.code(400).type('text/plain').send('A request has one Host header');
    }
    // The last value was set by a trusted proxy; the shell builds URLs from it.
    const protocols = String(headers['x-forwarded-proto'] ?? '').split(',');
    if (!/^https?$/.test(protocols.at(-1)?.trim() ?? '')) delete headers['x-forwarded-proto'];
    return undefined;
  });
}
