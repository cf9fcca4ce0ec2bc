import type { FastifyInstance } from 'fastify';
import { configOf } from '../stores/config/service.ts';
import { headerText } from '../content/service.ts';
import { completeMenu } from './complete-menu.ts';
import { menuOf } from './service.ts';

const shareAndGetCredit = 'share-and-get-credit';

export async function navigationRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app.database;

  app.contractRoute('navigation', async ({ type, abTest }, { store, request, now }) => {
    // The configuration is needed for visitors in an experiment only.
    const { experiments } =
      abTest === undefined ? { experiments: [] } : await configOf(db, store, request.log);
    const stored = await menuOf(db, { type, store, abTest, experiments, now: now.getTime() });
    const isHeader = !type.startsWith('footer');
    const items = await completeMenu(stored, {
      db,
      cache: app.catalogueCache,
      store,
      now,
      hasPictures: isHeader && type !== 'header-mobile',
    });
    if (!isHeader) return { items };
    // Every page shows this text next to the menu, so one request returns both.
    const text = await headerText({ db, store, log: request.log }, shareAndGetCredit);
    return { items, ...(text === null ? {} : { headerText: text }) };
  });
}
