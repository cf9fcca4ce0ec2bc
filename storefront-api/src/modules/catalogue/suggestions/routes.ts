import type { FastifyInstance } from 'fastify';
import { catalogueContext } from '../context.ts';
import { predict } from '../search/predict.ts';
import { suggestedProducts } from './suggested-products.ts';

export async function suggestionRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app.database;

  app.contractRoute('predictive-search-v2', async ({ q }, visit) => {
    const [groups, products] = await Promise.all([
      predict(db, app.catalogueCache, q, visit.store.locale),
      suggestedProducts(db, app.catalogueCache, q, catalogueContext(visit)),
    ]);
    return { ...groups, products };
  });
}
