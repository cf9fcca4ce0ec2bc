import type { FastifyInstance } from 'fastify';
import { findMenu } from './repository.ts';

export async function navigationRoutes(app: FastifyInstance): Promise<void> {
  app.contractRoute('navigation', async ({ type }, { store }) => ({
    items: await findMenu(app.database.db, type, store),
  }));
}
