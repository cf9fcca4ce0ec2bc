import type { FastifyInstance } from 'fastify';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { openApiDocument } from './document.ts';

/** The contract to read and to try, at /api/docs; the document itself at /api/docs/json. */
export async function apiDocsRoutes(app: FastifyInstance): Promise<void> {
  const document = openApiDocument() as unknown as NonNullable<
    Extract<Parameters<typeof swagger>[1], { mode: 'static' }>['specification']
  >;
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    uiConfig: { tryItOutEnabled: false, defaultModelsExpandDepth: -1, filter: true },
    theme: { title: 'Storefront API' },
  });
}
