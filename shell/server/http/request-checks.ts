import type { FastifyInstance } from 'fastify';

/** What a request must not be, before anything is decided by its headers. */
export function registerRequestChecks(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { headers, rawHeaders } = request.raw;
    // Node keeps the first one; a proxy in front may have read the second (RFC 9112, 3.2).
    if (rawHeaders.filter((text, index) => index % 2 === 0 && /^host$/i.test(text)).length > 1) {
      return reply.code(400).type('text/plain').send('A request has one Host header');
    }
    // The last one is a trusted proxy's, and the protocol of every address that the shell writes.
    const protocols = String(headers['x-forwarded-proto'] ?? '').split(',');
    if (!/^https?$/.test(protocols.at(-1)?.trim() ?? '')) delete headers['x-forwarded-proto'];
    return undefined;
  });
}
