import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { RegistryPorts } from './change-registry.ts';
import { registerDownloadRoutes } from './http/download-routes.ts';
import { handleError, HttpFailure } from './http/failure.ts';
import { registerPublishRoutes } from './http/publish-routes.ts';
import { registerRegistryRoutes } from './http/registry-routes.ts';
import { createAuditLog } from './store/audit-log.ts';
import { createFileStore } from './store/file-store.ts';
import { createReleaseFiles, type ReleaseFiles } from './store/release-files.ts';

export interface AppOptions {
  dataDir: string;
  /** What a caller must show to change anything. */
  token: string;
  logger?: FastifyBaseLogger;
  now?: () => Date;
}

export function buildApp({ dataDir, token, logger, now = () => new Date() }: AppOptions): FastifyInstance {
  const ports: RegistryPorts & { files: ReleaseFiles } = {
    store: createFileStore(dataDir),
    audit: createAuditLog(dataDir),
    files: createReleaseFiles(dataDir),
    now,
  };
  const app = fastify({
    ...(logger ? { loggerInstance: logger } : {}),
    routerOptions: { maxParamLength: 250 },
  });
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(async () => {
    throw new HttpFailure('not_found', 'The registry has nothing under this address.');
  });
  app.get('/healthz', async () => ({ status: 'ok', revision: (await ports.store.read()).revision }));
  registerRegistryRoutes(app, ports, token);
  registerDownloadRoutes(app, ports);
  app.register(async (scope) => registerPublishRoutes(scope, ports, token));
  return app;
}
