import type { FastifyInstance } from 'fastify';
import { brandRoutes } from './brands/routes.ts';
import { categoryRoutes } from './categories/routes.ts';
import { homeRoutes } from './home/routes.ts';
import { listingRoutes } from './listings/routes.ts';
import { productFactsRoutes } from './product-facts/routes.ts';
import { productRoutes } from './products/routes.ts';
import { recentlyViewedRoutes } from './recently-viewed/routes.ts';
import { saleRoutes } from './sales/routes.ts';
import { searchRoutes } from './search/routes.ts';
import { sliderRoutes } from './sliders/routes.ts';
import { suggestionRoutes } from './suggestions/routes.ts';

export async function catalogueRoutes(app: FastifyInstance): Promise<void> {
  await app.register(homeRoutes);
  await app.register(listingRoutes);
  await app.register(saleRoutes);
  await app.register(productRoutes);
  await app.register(productFactsRoutes);
  await app.register(searchRoutes);
  await app.register(sliderRoutes);
  await app.register(suggestionRoutes);
  await app.register(categoryRoutes);
  await app.register(brandRoutes);
  await app.register(recentlyViewedRoutes);
}
