import type { FastifyInstance } from 'fastify';
import { configRoutes } from './config/routes.ts';
import { countryRoutes } from './countries/routes.ts';

export async function storeRoutes(app: FastifyInstance): Promise<void> {
  await app.register(configRoutes);
  await app.register(countryRoutes);
}
