import type { FastifyInstance } from 'fastify';
import { integrationOf, socialLoginConfig, type SocialLogins } from './integrations.ts';
import { configOf } from './service.ts';
import { pickConfig } from './store-config.ts';

export interface ConfigRoutesOptions {
  socialLogins: SocialLogins;
}

export async function configRoutes(
  app: FastifyInstance,
  { socialLogins }: ConfigRoutesOptions,
): Promise<void> {
  const { db } = app.database;

  app.contractRoute('config', async ({ keys }, { store, request }) => {
    const requestedKeys = keys.split(',').map((key) => key.trim());
    const stored = await configOf(db, store, request.log);
    const socialLogin = socialLoginConfig(socialLogins.get(store.id));
    const terms = await app.findConsentTerms(store);
    return pickConfig({ ...stored, socialLogin, ...terms }, requestedKeys);
  });
  app.contractRoute('integration-config', async ({ route }, { store, request }) => {
    return integrationOf(route, await configOf(db, store, request.log), socialLogins.get(store.id));
  });
}
