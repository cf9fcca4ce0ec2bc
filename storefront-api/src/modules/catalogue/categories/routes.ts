import type { FastifyInstance } from 'fastify';
import { categoryEvents } from '../sales/category-events.ts';
import { shopFront } from '../context.ts';
import { categoryNavigation, categoryOfUrl, subcategories } from './service.ts';

export async function categoryRoutes(app: FastifyInstance): Promise<void> {
  app.contractRoute('cat-subcategories', async ({ categoryId, count, pageNumber: page, gender }, visit) => {
    const { index } = await app.listings.current();
    return subcategories(index, { categoryId, count, page, gender }, shopFront(visit));
  });
  app.contractRoute('category-url', async ({ url }, { store }) => {
    return categoryOfUrl((await app.listings.current()).index, url, store.locale);
  });
  app.contractRoute('category-navigation', async ({ category_id: categoryId }, visit) => {
    return categoryNavigation((await app.listings.current()).index, categoryId, shopFront(visit));
  });
  app.contractRoute('product-category-event', async ({ category_ids: ids }, visit) => {
    return { events: await categoryEvents(app.database.db, ids, visit) };
  });
}
