import type { FastifyInstance } from 'fastify';
import { categoryEvents } from '../sales/category-events.ts';
import { audienceRoute } from '../audience-route.ts';
import { contextOfGroup } from '../context.ts';
import { categoryNavigation, categoryOfUrl, subcategories } from './service.ts';

export async function categoryRoutes(app: FastifyInstance): Promise<void> {
  audienceRoute(app, 'cat-subcategories', async (input, context) => {
    const { categoryId, count, pageNumber: page, gender, group_id: group } = input;
    const { index } = await app.catalogueCache.current();
    return subcategories(index, { categoryId, count, page, gender }, contextOfGroup(context, group));
  });
  audienceRoute(app, 'category-url', async ({ url, gender }, context) => {
    const { index } = await app.catalogueCache.current();
    return categoryOfUrl(index, { url, gender }, context);
  });
  audienceRoute(app, 'category-navigation', async ({ category_id: categoryId }, context) => {
    const { index } = await app.catalogueCache.current();
    return categoryNavigation(index, categoryId, context);
  });
  app.contractRoute('product-category-event', async ({ category_ids: ids }, visit) => {
    return { events: await categoryEvents(app.database.db, ids, visit) };
  });
}
