import type { FastifyInstance } from 'fastify';
import { audienceRoute } from '../audience-route.ts';
import { listProducts } from './list-products.ts';

export async function listingRoutes(app: FastifyInstance): Promise<void> {
  audienceRoute(app, 'cat-products-es', (input, context) =>
    listProducts(app.database.db, app.catalogueCache, input, context),
  );
}
