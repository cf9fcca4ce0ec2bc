import type { FastifyInstance } from 'fastify';
import { shopFront } from '../context.ts';
import { listProducts } from './list-products.ts';

export async function listingRoutes(app: FastifyInstance): Promise<void> {
  app.contractRoute('cat-products-es', (input, visit) =>
    listProducts(app.database.db, app.listings, input, shopFront(visit)),
  );
}
