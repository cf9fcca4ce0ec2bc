import type { FastifyInstance } from 'fastify';
import { catalogueContext } from '../context.ts';
import { relatedSales } from './related-sales.ts';

export async function saleRoutes(app: FastifyInstance): Promise<void> {
  app.contractRoute('related-sales', async (input, visit) => {
    const { category_id: categoryId, brand_id: brandId, sale_id: saleId } = input;
    const subject = { categoryId, brandId, saleId };
    return {
      sales: await relatedSales(app.database.db, app.catalogueCache, subject, catalogueContext(visit)),
    };
  });
}
