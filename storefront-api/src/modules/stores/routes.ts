import type { FastifyInstance } from 'fastify';
import { configRoutes, type ConfigRoutesOptions } from './config/routes.ts';
import { countryRoutes } from './countries/routes.ts';

export async function storeRoutes(app: FastifyInstance, options: ConfigRoutesOptions): Promise<void> {
  await app.register(configRoutes, options);
  await app.register(countryRoutes);
}
