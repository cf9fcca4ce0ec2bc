import type { FastifyInstance } from 'fastify';
import { pageRoute } from './service.ts';

export async function pageRouteRoutes(app: FastifyInstance): Promise<void> {
  app.contractRoute('page-route', ({ path }, { store, now }) => pageRoute(app.database.db, path, store, now));
}
