import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { createAccess } from './access/access.ts';
import { createApiSource, type ApiSource } from './api-source.ts';
import { createFrameMapper } from './errors/map-frames.ts';
import { createChangeQueue, type RegistryPorts } from './change-registry.ts';
import { createContractChecker, type ContractChecker } from './contract-checks/contract-checker.ts';
import { registerAuditRoutes } from './http/routes/audit-routes.ts';
import { registerCheckRoutes } from './http/routes/check-routes.ts';
import { registerDownloadRoutes } from './http/routes/download-routes.ts';
import { registerDevelopmentRoutes } from './http/routes/development-routes.ts';
import { registerErrorRoutes } from './http/routes/error-routes.ts';
import { registerEventRoutes } from './http/routes/event-routes.ts';
import { handleError, HttpError } from './http/http-error.ts';
import { registerPreviewRoutes } from './http/routes/preview-routes.ts';
import { registerPublishRoutes } from './http/routes/publish-routes.ts';
import { registerRegistryRoutes } from './http/routes/registry-routes.ts';
import { registerSourceMapRoutes } from './http/routes/source-map-routes.ts';
import { registerRemoveRoute } from './http/routes/remove-route.ts';
import { registerReportRoutes } from './http/routes/report-routes.ts';
import { registerSelfDescription } from './http/routes/self-description.ts';
import { registerTokenRoutes } from './http/routes/token-routes.ts';
import { readSignedRevision } from './restore-revision.ts';
import type { SigningKeys } from './signing/keys.ts';
import { createSignedStore } from './signing/signed-store.ts';
import { createContractFiles, type ContractFiles } from './store/contract-files.ts';
import type { RegistryStorage } from './store/registry-store.ts';
import { createReleaseFiles, type ReleaseFiles } from './store/release-files.ts';
import { createSourceMapFiles } from './store/source-map-files.ts';

export interface AppOptions {
  /** Directory of the release files. Registries on one database share it. */
  dataDir: string;
  /** From `openStorage`. Closed with the app. */
  storage: RegistryStorage;
  /** Token of the operators, which may change every remote. Squads have their own, in the storage. */
  token: string;
  /** Token of the shells, which may only end a canary. */
  guardToken?: string | null;
  /** Token of the shells, which may only report what they serve. */
  reportToken?: string | null;
  keys: SigningKeys;
  /** Address of the API that releases are compared with. @default null, which compares nothing */
  apiUrl?: URL | null;
  logger?: FastifyBaseLogger;
  now?: () => Date;
  timeouts?: RequestTimeouts;
}

interface AppPorts extends RegistryPorts {
  files: ReleaseFiles;
  contracts: ContractFiles;
  checker: ContractChecker;
  api: ApiSource | null;
}

/** In milliseconds. They end requests that do not arrive, never answers such as the event stream. */
export interface RequestTimeouts {
  /** For a whole request, including the upload of a file. */
  request: number;
  headers: number;
  /** For the next request on an open connection. */
  keepAlive: number;
  /** Interval between checks. */
  check: number;
}

const defaultTimeouts: RequestTimeouts = {
  request: 60_000,
  headers: 10_000,
  keepAlive: 72_000,
  check: 5_000,
};

/** Checks that wait while another runs; each takes 2 s at most. Further ones are rejected. */
const maxWaitingChecks = 8;

/** Builds the registry as a Fastify app. The caller listens, or passes requests to its `routing`. */
export function buildApp({
  dataDir,
  storage,
  token,
  guardToken = null,
  reportToken = null,
  keys,
  apiUrl = null,
  logger,
  now = () => new Date(),
  timeouts = defaultTimeouts,
}: AppOptions): FastifyInstance {
  const app = fastify({
    ...(logger ? { loggerInstance: logger } : {}),
    routerOptions: { maxParamLength: 250 },
    requestTimeout: timeouts.request,
    keepAliveTimeout: timeouts.keepAlive,
    http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.check },
  });
  const announcer = registerEventRoutes(app);
  const unsubscribe = storage.onRevision(announcer.announce);
  app.addHook('onClose', async () => {
    unsubscribe();
    await Promise.all([checker.stop(), publicChecker.stop(), storage.close()]);
  });
  const access = createAccess(storage.tokens, { operators: token, guard: guardToken, report: reportToken });
  const checker = createContractChecker();
  // Separate: checks need no token, and must not delay promotions.
  const publicChecker = createContractChecker({ maxWaiting: maxWaitingChecks });
  const files = createReleaseFiles(dataDir, checker);
  const store = createSignedStore(storage.store, keys);
  const ports: AppPorts = {
    api: apiUrl && createApiSource(apiUrl),
    store,
    audit: storage.audit,
    files,
    contracts: createContractFiles(files),
    checker,
    now,
    change: createChangeQueue({
      store,
      readRevision: (revision) => readSignedRevision(storage.history, keys, revision),
      now,
      onRevision: announcer.announce,
    }),
  };
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(async () => {
    throw new HttpError('not_found', 'The registry has nothing under this address.');
  });
  app.get('/healthz', async () => ({ status: 'ok', revision: (await ports.store.read()).revision }));
  registerSelfDescription(app, keys);
  registerRegistryRoutes(app, { ...ports, reports: storage.reports }, access);
  registerRemoveRoute(app, ports, access);
  registerCheckRoutes(app, ports, publicChecker);
  registerAuditRoutes(app, ports, access);
  registerReportRoutes(app, { ...ports, reports: storage.reports }, access);
  registerTokenRoutes(app, access);
  registerPreviewRoutes(app, ports, { access, keys });
  registerDevelopmentRoutes(app, ports, { access, keys });
  registerDownloadRoutes(app, ports);
  app.register(async (scope) => registerPublishRoutes(scope, ports, access));
  const sourceMaps = createSourceMapFiles(dataDir);
  registerErrorRoutes(
    app,
    { ...ports, errors: storage.errors, frames: createFrameMapper(sourceMaps) },
    access,
  );
  app.register(async (scope) => registerSourceMapRoutes(scope, { ...ports, sourceMaps }, access));
  return app;
}
