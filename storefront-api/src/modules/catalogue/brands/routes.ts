import type { FastifyInstance } from 'fastify';
import { audienceRoute } from '../audience-route.ts';
import { listBrands } from './list-brands.ts';
import { brandBlocks } from './service.ts';

export async function brandRoutes(app: FastifyInstance): Promise<void> {
  audienceRoute(app, 'brands', async (_input, { market }) => {
    const { index } = await app.catalogueCache.current();
    return listBrands(index, market);
  });

  audienceRoute(app, 'brand-blocks', ({ brandPageId: brandId, gender_id: gender }, context) =>
    brandBlocks({ db: app.database.db, cache: app.catalogueCache, context }, brandId, gender),
  );
}
