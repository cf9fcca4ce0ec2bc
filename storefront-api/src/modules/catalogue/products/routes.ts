import type { FastifyInstance } from 'fastify';
import { destination } from '../../delivery/destination.ts';
import { catalogueContext } from '../context.ts';
import { productDetails } from './product-details.ts';
import { productVariants } from './product-variants.ts';

export async function productRoutes(app: FastifyInstance): Promise<void> {
  app.contractRoute('product-variants', (input, visit) =>
    productVariants(app.database.db, input.product_id, catalogueContext(visit)),
  );
  app.contractRoute('single-product', (input, visit) => {
    const country = destination(undefined, visit);
    return productDetails(
      app.database.db,
      app.catalogueCache,
      { ...input, country },
      catalogueContext(visit),
    );
  });
}
