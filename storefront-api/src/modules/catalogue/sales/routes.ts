import type { FastifyInstance } from 'fastify';
import { catalogueContext } from '../context.ts';
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
}
