import type { FastifyInstance } from 'fastify';
import { integrationOf } from './integrations.ts';
import { configOf } from './service.ts';
import { pickConfig } from './store-config.ts';

export async function configRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app.database;

  app.contractRoute('config', async ({ keys }, { store, request }) => {
    const requestedKeys = keys.split(',').map((key) => key.trim());
    return pickConfig(await configOf(db, store, request.log), requestedKeys);
  });
  app.contractRoute('integration-config', async ({ route }, { store, request }) => {
    return integrationOf(route, await configOf(db, store, request.log));
  });
}
