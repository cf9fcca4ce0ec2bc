import type { FastifyInstance } from 'fastify';
import { destination } from '../../delivery/destination.ts';
import { audienceRoute } from '../audience-route.ts';
import { productDetails } from './product-details.ts';
import { productVariants } from './product-variants.ts';

export async function productRoutes(app: FastifyInstance): Promise<void> {
  audienceRoute(app, 'product-variants', (input, context) =>
    productVariants(app.database.db, input.product_id, context),
  );
  audienceRoute(app, 'single-product', (input, context) => {
    const country = destination(undefined, context);
    return productDetails(app.database.db, app.catalogueCache, { ...input, country }, context);
  });
}
