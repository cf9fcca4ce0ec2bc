import type { FastifyInstance } from 'fastify';
import { catalogueContext } from '../context.ts';
import { brandBlocks } from './service.ts';

export async function brandRoutes(app: FastifyInstance): Promise<void> {
  app.contractRoute('brand-blocks', ({ brandPageId: brandId, gender_id: gender }, visit) => {
    return brandBlocks(
      { db: app.database.db, cache: app.catalogueCache, context: catalogueContext(visit) },
      brandId,
      gender,
    );
  });
}
