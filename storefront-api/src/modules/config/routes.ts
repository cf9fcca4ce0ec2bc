import type { FastifyInstance } from 'fastify';
import { pickConfig, storeConfig } from './store-config.ts';

export async function configRoutes(app: FastifyInstance): Promise<void> {
  app.contractRoute('config', ({ keys }, { store }) => {
    return pickConfig(
      storeConfig(store),
      keys.split(',').map((key) => key.trim()),
    );
  });
}
