import type { FastifyInstance } from 'fastify';
import type { Visit } from '../../../visit/visit.ts';
import { catalogueContext } from '../context.ts';
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
  const reader = (visit: Visit): CatalogueReader => ({
    db: app.database.db,
    cache: app.catalogueCache,
    context: catalogueContext(visit),
  });

  app.contractRoute('bestsellers', async ({ gender, count, shippingCountry: country }, visit) => {
    const cards = await bestsellers(reader(visit), { gender, count, country });
    return {
      items: cards.map((card) => ({
        ...card,
        productName: card.name,
        brandName: card.brand_name,
        productImageUrl: card.image.url,
      })),
    };
  });

  app.contractRoute('brand-bestsellers-new', async (input, visit) => {
    const { limit: count, gender, brand_id: brandId, category_id: categoryId } = input;
    return { items: await bestsellersOf(reader(visit), { gender, count }, { brandId, categoryId }) };
  });

  app.contractRoute('product-cards', async ({ product_ids: ids }, visit) => ({
    items: await cardsById(app.database.db, [...new Set(ids)], catalogueContext(visit)),
  }));

  const related = {
    'products-related': relatedProducts,
    'products-related-brand': brandProducts,
    'products-recommended': recommendedProducts,
  } as const;
  for (const name of ['products-related', 'products-related-brand', 'products-recommended'] as const) {
    app.contractRoute(name, async ({ productId, gender, count, shippingCountry: country }, visit) => ({
      items: await related[name](reader(visit), productId, { gender, count, country }),
    }));
  }
}
