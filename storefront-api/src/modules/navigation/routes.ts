import type { FastifyInstance } from 'fastify';
import { configOf } from '../config/service.ts';
import { menuOf } from './service.ts';

export async function navigationRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app.database;
  app.contractRoute('navigation', async ({ type, abTest }, { store, request, now }) => {
    // Most visitors take no part, and their menu needs no configuration.
    const { experiments } =
      abTest === undefined ? { experiments: [] } : await configOf(db, store, request.log);
    return { items: await menuOf(db, { type, store, abTest, experiments, now: now.getTime() }) };
  });
}
