import type { FastifyInstance } from 'fastify';
import { shopFront } from '../context.ts';
import { brandBlocks } from './service.ts';

export async function brandRoutes(app: FastifyInstance): Promise<void> {
  app.contractRoute('brand-blocks', ({ brandPageId: brandId, gender_id: gender }, visit) => {
    return brandBlocks(
      { db: app.database.db, listings: app.listings, front: shopFront(visit) },
      brandId,
      gender,
    );
  });
}
