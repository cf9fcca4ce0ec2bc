import type { FastifyInstance } from 'fastify';
import { catalogueContext } from '../context.ts';
import { flashSales } from './flash-sales.ts';
import { endedSaleOf, relatedSales } from './related-sales.ts';

export async function saleRoutes(app: FastifyInstance): Promise<void> {
  app.contractRoute('related-sales', async (input, visit) => {
    const { category_id: categoryId, brand_id: brandId, sale_id: saleId } = input;
    const subject = { categoryId, brandId, saleId };
    const context = catalogueContext(visit);
    const [sales, endedSale] = await Promise.all([
      relatedSales(app.database.db, app.catalogueCache, subject, context),
      saleId === undefined ? undefined : endedSaleOf(app.database.db, saleId, context),
    ]);
    return { sales, ...(endedSale !== undefined && { endedSale }) };
  });

  app.contractRoute('flash-sales', async ({ sale_id: saleId, limit }, visit) => ({
    sales: await flashSales(app.database.db, app.catalogueCache, { saleId, limit }, catalogueContext(visit)),
  }));
}
