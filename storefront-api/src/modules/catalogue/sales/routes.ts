import type { FastifyInstance } from 'fastify';
import { audienceRoute } from '../audience-route.ts';
import { flashSales } from './flash-sales.ts';
import { endedSaleOf, relatedSales } from './related-sales.ts';

export async function saleRoutes(app: FastifyInstance): Promise<void> {
  audienceRoute(app, 'related-sales', async (input, context) => {
    const { category_id: categoryId, brand_id: brandId, sale_id: saleId } = input;
    const subject = { categoryId, brandId, saleId };
    const [sales, endedSale] = await Promise.all([
      relatedSales(app.database.db, app.catalogueCache, subject, context),
      saleId === undefined ? undefined : endedSaleOf(app.database.db, saleId, context),
    ]);
    return { sales, ...(endedSale !== undefined && { endedSale }) };
  });

  audienceRoute(app, 'flash-sales', async ({ sale_id: saleId, limit }, context) => ({
    sales: await flashSales(app.database.db, app.catalogueCache, { saleId, limit }, context),
  }));
}
