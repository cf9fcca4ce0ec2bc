import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { inlineHashOf, type ShellBuild } from '../../shell-build.ts';

/**
 * Returns the Content Security Policy of every page: no other origins, and nothing inline but the first script of the
 * page, by its hash. A page with an inline style sheet adds the hash of that.
 */
export const baseDirectives = ({ startScript }: Pick<ShellBuild, 'startScript'>) => ({
  'default-src': ["'self'"],
  'script-src': ["'self'", inlineHashOf(startScript)],
  'style-src': ["'self'"],
  // For sizes and colour swatches in style attributes; injected style sheets remain blocked.
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'media-src': ["'self'"],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  // All code and markup passes one Trusted Types policy: see src/boot/first-script/trusted-types.ts.
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default'],
});

/** One year, as HSTS preload lists require. Browsers apply it over https only. */
const hstsMaxAgeSeconds = 365 * 24 * 60 * 60;

/** Sets the security headers of every answer. They are computed once: helmet composes the policy for each request. */
export function registerSecurityHeaders(app: FastifyInstance, build: ShellBuild): void {
  const headers = securityHeaders(build);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

export function securityHeaders(build: ShellBuild): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet({
    contentSecurityPolicy: { useDefaults: false, directives: baseDirectives(build) },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: { maxAge: hstsMaxAgeSeconds, includeSubDomains: true },
  })(request, response, (error) => {
    if (error !== undefined) throw error;
  });
  return {
    ...response.getHeaders(),
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
  };
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

/** An SVG file can be opened as a document: its scripts, forms and requests are blocked, its own styles apply. */
const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * Sets the headers of a script, style sheet or picture. Headers that apply to documents only are removed: 0.7 kB on each
 * of dozens of files.
 */
export function setFileHeaders(reply: FastifyReply, type: string): void {
  for (const name of documentHeaders) reply.removeHeader(name);
  reply.header('x-content-type-options', 'nosniff');
  if (type.startsWith('image/svg+xml')) reply.header('content-security-policy', svgPolicy);
}
