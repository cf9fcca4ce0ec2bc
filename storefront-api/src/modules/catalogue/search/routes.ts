import type { FastifyInstance } from 'fastify';
import { runningSales } from '../sales/running-sales.ts';
import { audienceRoute } from '../audience-route.ts';
import { requireCustomer } from '../../../visit/visit.ts';
import { countSearch, deleteSearches, recentSearches, saveSearch, searchTarget } from './service.ts';

export async function searchRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app.database;

  app.contractRoute('search-recent', async ({ limit }, { store, visitor }) => {
    if (visitor.customer === null) return { searches: [] };
    return { searches: await recentSearches(db, visitor.customer.id, store.id, limit) };
  });

  app.contractRoute('search-recent-delete', async ({ term }, { store, visitor }) => {
    await deleteSearches(db, requireCustomer(visitor).id, { storeId: store.id, term });
    return { isDeleted: true };
  });

  audienceRoute(app, 'under-search-sales', async ({ limit }, context) => ({
    sales: (await runningSales(db, app.catalogueCache, context)).slice(0, limit),
  }));

  app.contractRoute('search-save', async ({ term, results_count: resultsCount }, visit) => {
    const { store, now } = visit;
    await saveSearch(db, requireCustomer(visit.visitor).id, { storeId: store.id, term, resultsCount, now });
    return { isSaved: true };
  });

  app.contractRoute('search-save-nonauth', async ({ term, results_count: resultsCount }, { store, now }) => {
    await countSearch(db, { storeId: store.id, term, resultsCount, now });
    return { isSaved: true };
  });

  app.contractRoute('search-url', ({ term }, { store }) => searchTarget(db, term, store.locale));
}
