import type { FastifyInstance } from 'fastify';
import { categoryEvents } from '../sales/category-events.ts';
import { catalogueContext } from '../context.ts';
import { categoryNavigation, categoryOfUrl, subcategories } from './service.ts';

export async function categoryRoutes(app: FastifyInstance): Promise<void> {
  app.contractRoute('cat-subcategories', async ({ categoryId, count, pageNumber: page, gender }, visit) => {
    const { index } = await app.catalogueCache.current();
    return subcategories(index, { categoryId, count, page, gender }, catalogueContext(visit));
  });
  app.contractRoute('category-url', async ({ url }, { store }) => {
    return categoryOfUrl((await app.catalogueCache.current()).index, url, store.locale);
  });
  app.contractRoute('category-navigation', async ({ category_id: categoryId }, visit) => {
    return categoryNavigation(
      (await app.catalogueCache.current()).index,
      categoryId,
      catalogueContext(visit),
    );
  });
  app.contractRoute('product-category-event', async ({ category_ids: ids }, visit) => {
    return { events: await categoryEvents(app.database.db, ids, visit) };
  });
}
