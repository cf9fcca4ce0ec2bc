import type { FastifyInstance } from 'fastify';
import { headerText } from '../content/service.ts';
import { findMenu } from './repository.ts';

const shareAndGetCredit = 'share-and-get-credit';

export async function navigationRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app.database;

  app.contractRoute('navigation', async ({ type }, { store, request }) => {
    const items = await findMenu(db, type, store);
    if (type.startsWith('footer')) return { items };
    // It stands beside the menu on every page: one question brings both.
    const text = await headerText(db, shareAndGetCredit, store, request.log);
    return { items, ...(text === null ? {} : { headerText: text }) };
  });
}
