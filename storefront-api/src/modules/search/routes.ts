import type { FastifyInstance } from 'fastify';
import { predict } from './service.ts';

export async function searchRoutes(app: FastifyInstance): Promise<void> {
  app.contractRoute('predictive-search-v2', ({ q }, { store }) => predict(app.database.db, q, store.locale));
}
