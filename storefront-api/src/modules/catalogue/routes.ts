import type { FastifyInstance } from 'fastify';
import { destination } from '../delivery/destination.ts';
import { homePage, privateHomePage } from './home.ts';
import { listProducts } from './listing/list-products.ts';
import { productDetails } from './product.ts';
import { relatedSales } from './related-sales.ts';
import { shopFront } from './shelf.ts';

export async function catalogueRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app.database;
  app.contractRoute('hp-data', (_input, visit) => homePage(db, app.listings, shopFront(visit)));
  app.contractRoute('pss-hp-data', (_input, visit) => privateHomePage(db, app.listings, shopFront(visit)));
  app.contractRoute('cat-products-es', (input, visit) =>
    listProducts(db, app.listings, input, shopFront(visit)),
  );
  app.contractRoute('related-sales', async (input, visit) => {
    const { category_id: categoryId, brand_id: brandId, sale_id: saleId } = input;
    return { sales: await relatedSales(db, app.listings, { categoryId, brandId, saleId }, shopFront(visit)) };
  });
  app.contractRoute('single-product', (input, visit) => {
    const country = destination(undefined, visit);
    return productDetails(db, app.listings, { ...input, country }, shopFront(visit));
  });
}
