import type { FastifyInstance } from 'fastify';
import { signPath } from 'shared-contracts/pictures';
import { requireCategory } from '../categories/require-category.ts';
import { audienceRoute } from '../audience-route.ts';
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

  audienceRoute(app, 'get-stock-messages', (input, context) => stockMessages(db, input.product_ids, context));
  audienceRoute(app, 'get-stock-delivery', (input, context) => {
    const country = destination(input.deliveryCountry, context);
    return stockDelivery(db, input.product_ids, country, context);
  });
  audienceRoute(app, 'get-supplier-dropship', (input, context) =>
    supplierDropship(db, input.product_ids, context),
  );
  app.contractRoute('product-dynamic-data', (input, visit) =>
    productDynamicData(db, app.catalogueCache, input.product_ids, visit),
  );
  audienceRoute(app, 'omnibus-prices', (input, context) => omnibusPrices(db, input.product_ids, context));
  audienceRoute(app, 'category-prices', async (input, context) => {
    const { entity_id: categoryId, limit } = input;
    await requireCategory(db, categoryId);
    const request = { categoryId, limit, country: destination(input.shipping, context) };
    return categoryPrices(db, request, context);
  });
  audienceRoute(app, 'price-add-on', (input, context) => {
    const country = destination(input.deliveryCountry, context);
    return priceAddOns(db, input.product_ids, country, context);
  });
  audienceRoute(app, 'size-guide', async (input, context) => {
    const guide = await sizeGuide(db, input, context);
    const drawing = `measure-${guide.code}`;
    return { ...guide, images: (await app.hasSign(drawing)) ? [signPath(drawing)] : [] };
  });
}
