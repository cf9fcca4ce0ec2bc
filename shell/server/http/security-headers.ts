import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** No inline script, no inline style sheet, nothing from elsewhere. */
export const baseDirectives = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  // Sizes and swatches of single elements; a style sheet from a hostile text stays impossible.
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  // What becomes code or markup in a tab passes the shell's one policy: see src/boot/trusted-types.ts.
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default'],
};

/** A year, as preload lists ask for, seconds. Browsers heed it over https only. */
const hstsMaxAgeSeconds = 365 * 24 * 60 * 60;

export async function registerSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: baseDirectives },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: { maxAge: hstsMaxAgeSeconds, includeSubDomains: true },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(self)');
  });
}

const documentHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** Scripts, styles and pictures come by the dozen, and what is for documents says nothing of them: 0.7 kB each. */
export function removeDocumentHeaders(reply: FastifyReply): FastifyReply {
  for (const name of documentHeaders) reply.removeHeader(name);
  return reply;
}
