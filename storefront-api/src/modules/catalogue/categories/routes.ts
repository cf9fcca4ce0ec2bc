import type { FastifyInstance } from 'fastify';
import { categoryEvents } from '../sales/category-events.ts';
import { catalogueContext, contextOfGroup } from '../context.ts';
import { categoryNavigation, categoryOfUrl, subcategories } from './service.ts';

export async function categoryRoutes(app: FastifyInstance): Promise<void> {
  app.contractRoute('cat-subcategories', async (input, visit) => {
    const { categoryId, count, pageNumber: page, gender, group_id: group } = input;
    const { index } = await app.catalogueCache.current();
    const context = contextOfGroup(catalogueContext(visit), group);
    return subcategories(index, { categoryId, count, page, gender }, context);
  });
  app.contractRoute('category-url', async ({ url, gender }, visit) => {
    const { index } = await app.catalogueCache.current();
    return categoryOfUrl(index, { url, gender }, catalogueContext(visit));
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
