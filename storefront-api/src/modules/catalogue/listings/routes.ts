import type { FastifyInstance } from 'fastify';
import { catalogueContext } from '../context.ts';
import { listProducts } from './list-products.ts';

export async function listingRoutes(app: FastifyInstance): Promise<void> {
  app.contractRoute('cat-products-es', (input, visit) =>
    listProducts(app.database.db, app.catalogueCache, input, catalogueContext(visit)),
  );
}
