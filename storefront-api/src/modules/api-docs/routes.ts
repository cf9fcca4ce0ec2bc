import type { FastifyInstance } from 'fastify';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { openApiDocument } from './document.ts';

/** Stricter than the plugin's own policy, which allows styles and fonts from any host. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "base-uri 'none'",
  "connect-src 'self'",
  "font-src 'self' data:",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "img-src 'self' data:",
  "script-src 'self'",
  "style-src 'self'",
].join('; ');

/** Registers the documentation at /api/docs and the OpenAPI document at /api/docs/json. */
export async function apiDocsRoutes(app: FastifyInstance): Promise<void> {
  const document = openApiDocument() as unknown as NonNullable<
    Extract<Parameters<typeof swagger>[1], { mode: 'static' }>['specification']
  >;
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: contentSecurityPolicy,
    uiConfig: { tryItOutEnabled: false, defaultModelsExpandDepth: -1, filter: true },
    theme: { title: 'Storefront API' },
  });
}
