import type { FastifyInstance } from 'fastify';
import { configOf } from '../stores/config/service.ts';
import { headerText } from '../content/service.ts';
import { menuOf } from './service.ts';

const shareAndGetCredit = 'share-and-get-credit';

export async function navigationRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app.database;

  app.contractRoute('navigation', async ({ type, abTest }, { store, request, now }) => {
    // The configuration is needed for visitors in an experiment only.
    const { experiments } =
      abTest === undefined ? { experiments: [] } : await configOf(db, store, request.log);
    const items = await menuOf(db, { type, store, abTest, experiments, now: now.getTime() });
    if (type.startsWith('footer')) return { items };
    // Every page shows this text next to the menu, so one request returns both.
    const text = await headerText({ db, store, log: request.log }, shareAndGetCredit);
    return { items, ...(text === null ? {} : { headerText: text }) };
  });
}
