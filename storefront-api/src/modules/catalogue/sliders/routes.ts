import type { FastifyInstance } from 'fastify';
import { audienceRoute } from '../audience-route.ts';
import type { CatalogueContext } from '../context.ts';
import { cardsById } from '../products/cards-by-id.ts';
import {
  bestsellers,
  bestsellersOf,
  brandProducts,
  recommendedProducts,
  relatedProducts,
  type CatalogueReader,
} from './service.ts';

export async function sliderRoutes(app: FastifyInstance): Promise<void> {
  const reader = (context: CatalogueContext): CatalogueReader => ({
    db: app.database.db,
    cache: app.catalogueCache,
    context,
  });

  audienceRoute(app, 'bestsellers', async ({ gender, count, shippingCountry: country }, context) => {
    const cards = await bestsellers(reader(context), { gender, count, country });
    return {
      items: cards.map((card) => ({
        ...card,
        productName: card.name,
        brandName: card.brand_name,
        productImageUrl: card.image.url,
      })),
    };
  });

  audienceRoute(app, 'brand-bestsellers-new', async (input, context) => {
    const { limit: count, gender, brand_id: brandId, category_id: categoryId } = input;
    return { items: await bestsellersOf(reader(context), { gender, count }, { brandId, categoryId }) };
  });

  audienceRoute(app, 'product-cards', async ({ product_ids: ids }, context) => ({
    items: await cardsById(app.database.db, [...new Set(ids)], context),
  }));

  const related = {
    'products-related': relatedProducts,
    'products-related-brand': brandProducts,
    'products-recommended': recommendedProducts,
  } as const;
  for (const name of ['products-related', 'products-related-brand', 'products-recommended'] as const) {
    audienceRoute(app, name, async ({ productId, gender, count, shippingCountry: country }, context) => ({
      items: await related[name](reader(context), productId, { gender, count, country }),
    }));
  }
}
