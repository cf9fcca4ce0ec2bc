import type { FastifyInstance } from 'fastify';
import { catalogueContext } from '../context.ts';
import { listBrands } from './list-brands.ts';
import { brandBlocks } from './service.ts';

export async function brandRoutes(app: FastifyInstance): Promise<void> {
  app.contractRoute('brands', async (_input, visit) => {
    const { index } = await app.catalogueCache.current();
    return listBrands(index, catalogueContext(visit).market);
  });

  app.contractRoute('brand-blocks', ({ brandPageId: brandId, gender_id: gender }, visit) => {
    return brandBlocks(
      { db: app.database.db, cache: app.catalogueCache, context: catalogueContext(visit) },
      brandId,
      gender,
    );
  });
}
