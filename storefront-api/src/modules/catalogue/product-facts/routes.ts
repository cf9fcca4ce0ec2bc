import type { FastifyInstance } from 'fastify';
import { signPath } from 'shared-contracts/pictures';
import { requireCategory } from '../categories/require-category.ts';
import { catalogueContext } from '../context.ts';
import { destination } from '../../delivery/destination.ts';
import { productDynamicData } from './dynamic-data.ts';
import {
  categoryPrices,
  omnibusPrices,
  priceAddOns,
  sizeGuide,
  stockDelivery,
  stockMessages,
  supplierDropship,
} from './service.ts';

export async function productFactsRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app.database;

  app.contractRoute('get-stock-messages', (input, visit) => {
    return stockMessages(db, input.product_ids, catalogueContext(visit));
  });
  app.contractRoute('get-stock-delivery', (input, visit) => {
    return stockDelivery(
      db,
      input.product_ids,
      destination(input.deliveryCountry, visit),
      catalogueContext(visit),
    );
  });
  app.contractRoute('get-supplier-dropship', (input, visit) => {
    return supplierDropship(db, input.product_ids, catalogueContext(visit));
  });
  app.contractRoute('product-dynamic-data', (input, visit) =>
    productDynamicData(db, app.catalogueCache, input.product_ids, visit),
  );
  app.contractRoute('omnibus-prices', (input, visit) =>
    omnibusPrices(db, input.product_ids, catalogueContext(visit)),
  );
  app.contractRoute('category-prices', async (input, visit) => {
    const { entity_id: categoryId, limit } = input;
    await requireCategory(db, categoryId);
    const request = { categoryId, limit, country: destination(input.shipping, visit) };
    return categoryPrices(db, request, catalogueContext(visit));
  });
  app.contractRoute('price-add-on', (input, visit) => {
    return priceAddOns(
      db,
      input.product_ids,
      destination(input.deliveryCountry, visit),
      catalogueContext(visit),
    );
  });
  app.contractRoute('size-guide', async (input, visit) => {
    const guide = await sizeGuide(db, input, catalogueContext(visit));
    const drawing = `measure-${guide.code}`;
    return { ...guide, images: (await app.hasSign(drawing)) ? [signPath(drawing)] : [] };
  });
}
