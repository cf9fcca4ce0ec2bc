import cookie from '@fastify/cookie';
import type { KeyObject } from 'node:crypto';
import Fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Registry } from 'prom-client';
import { paths } from 'shared-contracts/routes';
import { traceRequests, type RequestTracing } from 'shared-tracing/requests';
import { traceLogFields } from 'shared-tracing/spans';
import { registerAppManifest } from './routes/app-manifest.ts';
import { registerDiscovery } from './routes/discovery.ts';
import { createApiCircuit, defaultCircuitOptions } from './api/api-circuit.ts';
import { createApiQueue } from './api/api-queue.ts';
import { registerAssets } from './routes/assets.ts';
import type { ConsoleSettings } from './console/console-context.ts';
import { registerConsole } from './console/register-console.ts';
import { createUnavailablePage, registerErrorHandler } from './http/responses/error-handler.ts';
import type { Development } from './development/development.ts';
import { registerDevelopmentFiles } from './development/development-files.ts';
import { registerLiveReload, type LiveReload } from './http/live-reload.ts';
import { registerFormPosts } from './routes/form-posts.ts';
import { registerHealth } from './http/health.ts';
import { registerFormBodies } from './http/form-bodies.ts';
import type { HttpLimits } from './http/http-limits.ts';
import { finishResponsesOnClose } from './http/unfinished-responses.ts';
import { registerLeave } from './routes/leave/register-leave.ts';
import type { Maintenance } from './maintenance/maintenance.ts';
import { registerMedia } from './routes/media.ts';
import { registerVideos } from './routes/videos.ts';
import { registerPages } from './pages/register-pages.ts';
import { rejectOverflow } from './pages/reject-overflow.ts';
import { registerPreview } from './releases/pinned/preview.ts';
import { registerApiProxy } from './api/api-proxy.ts';
import type { QueuedRenderPage } from './rendering/render-job.ts';
import type { PagePolicies } from './pages/page-policies.ts';
import type { Releases } from './releases/releases.ts';
import { registerRequestChecks } from './http/request-checks.ts';
import { registerErrorEndpoint } from './releases/errors/error-endpoint.ts';
import type { ErrorReporter } from './releases/errors/error-reporter.ts';
import { registerBeacon } from './releases/health/beacon.ts';
import type { ReleaseHealth } from './releases/health/release-health.ts';
import { registerSecurityHeaders } from './http/responses/security-headers.ts';
import { registerSitemap } from './routes/sitemap/register-sitemap.ts';
import { shellStylesheets, type ShellBuild } from './shell-build.ts';
import { closeConnectionsWhenStopping, type Shutdown } from './shutdown.ts';
import { createLiveState } from './releases/live-state.ts';
import type { ReadStoreSettings } from './settings/store-settings.ts';
import { registerThirdParty } from './routes/third-party/register-third-party.ts';
import { registerStoreSwitch } from './routes/store-switch.ts';

export interface AppOptions {
  apiUrl: string;
  logLevel: string;
  /** Proxies whose `X-Forwarded-*` headers are trusted. */
  trustProxy: string[];
  /** Hosts that show unpublished stories to editors; `*` matches anything. */
  testHosts: readonly string[];
  /** Origins to which `/leave` may redirect. */
  leaveOrigins: readonly string[];
  /** Page types with a Content Security Policy of their own. */
  pagePolicies: PagePolicies;
  releases: Releases;
  storeSettings: ReadStoreSettings;
  maintenance: Maintenance;
  /** The registry's public key. */
  publicKey: KeyObject;
  /** Key that signs visitor ids; the same in all shells of one shop. */
  visitorKey: KeyObject;
  shellBuild: ShellBuild;
  renderPage: QueuedRenderPage;
  /** Lets a client wait for the render of a shared page too, which starts at the first turn of its clients. */
  joinRender: (sharedKey: string, client: string) => void;
  /** See `overflowWait` of the render queue. */
  overflowWait: (client: string) => number | null;
  limits: HttpLimits;
  shutdown: Shutdown;
  /** Registry of all Prometheus metrics. */
  metrics: Registry;
  liveReload: LiveReload | null;
  /** Whether requests are part of traces. @default false */
  isTraced?: boolean;
  /** Null: no remote runs from its sources. */
  development: Development | null;
  /** Null: the release console is off. */
  console: ConsoleSettings | null;
  health: ReleaseHealth;
  errors: Pick<ErrorReporter, 'add'>;
}

/** Files, which are most requests, and the health checks of the platform have no spans. */
const untracedRoutes = /^\/(?:assets|media|healthz|readyz|__dev)(?:\/|$)/;

const requestTracing: RequestTracing = {
  isTraced: ({ routeOptions }) => !untracedRoutes.test(routeOptions.url ?? ''),
  // Traces begin here: a visitor's own header does not count.
  isOwnCaller: () => false,
};

const requestIdPattern = /^[\w-]{8,64}$/;

export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { limits } = options;
  const app = Fastify({
    requestTimeout: limits.requestTimeoutMs,
    keepAliveTimeout: limits.keepAliveTimeoutMs,
    http: {
      headersTimeout: limits.headersTimeoutMs,
      connectionsCheckingInterval: limits.timeoutCheckMs,
    },
    // During shutdown, requests on open connections are still answered.
    return503OnClosing: false,
    trustProxy: options.trustProxy,
    logger: {
      level: options.logLevel,
      redact: ['req.headers.cookie', 'req.headers.authorization'],
      ...(options.isTraced && { mixin: traceLogFields }),
    },
    genReqId: (request) => {
      const requestId = request.headers['x-request-id'];
      return typeof requestId === 'string' && requestIdPattern.test(requestId) ? requestId : randomUUID();
    },
    logController: new LogController({ disableRequestLogging: true }),
    // An invalid URL, such as a broken escape, is treated like an unknown address.
    frameworkErrors: (_error, _request, reply) => {
      void reply.redirect(paths.notFound, 302);
    },
    // Preview tokens are longer than the default limit of 100.
    routerOptions: { ignoreDuplicateSlashes: false, maxParamLength: 500 },
  });
  // First, so that everything that a request causes is part of its trace.
  if (options.isTraced) traceRequests(app, requestTracing);
  const circuit = createApiCircuit({
    ...defaultCircuitOptions,
    onStateChange: (state) => app.log.warn({ state }, 'API circuit breaker changed its state'),
  });
  const apiAccess = { circuit, apiQueue: createApiQueue(limits) };
  const unavailablePage = createUnavailablePage(options.shellBuild);
  rejectOverflow(app, { ...options, unavailablePage });
  registerRequestChecks(app);
  finishResponsesOnClose(app.server);
  closeConnectionsWhenStopping(app, options.shutdown);
  await app.register(cookie);
  registerFormBodies(app);
  registerErrorHandler(app, unavailablePage);
  registerSecurityHeaders(app, options.shellBuild);
  registerHealth(app, {
    apiUrl: options.apiUrl,
    metrics: options.metrics,
    revision: () => options.releases.snapshotFor('readiness').revision,
    isStopping: options.shutdown.isStopping,
  });
  registerAssets(app, options.releases, options.shellBuild);
  registerPreview(app, options);
  registerMedia(app, options.apiUrl);
  registerVideos(app, options.apiUrl);
  await registerApiProxy(app, {
    ...apiAccess,
    apiUrl: options.apiUrl,
    limits,
    liveState: createLiveState(options),
    unavailablePage,
  });
  registerStoreSwitch(app);
  registerLeave(app, options);
  registerAppManifest(app);
  registerDiscovery(app, options.releases);
  registerThirdParty(app, options);
  registerFormPosts(app, {
    ...apiAccess,
    apiUrl: options.apiUrl,
    limits,
    leaveOrigins: options.leaveOrigins,
    forwardedHeaders,
  });
  await registerBeacon(app, {
    document: options.releases.document,
    health: options.health,
    metrics: options.metrics,
    visitorKey: options.visitorKey,
  });
  await registerErrorEndpoint(app, options);
  if (options.liveReload) registerLiveReload(app, options.liveReload);
  if (options.development) registerDevelopmentFiles(app, options.development);
  registerSitemap(app, options.apiUrl);
  const handlePage = registerPages(app, {
    ...options,
    ...apiAccess,
    sessionTimeoutMs: limits.sessionTimeoutMs,
    isDevelopment: options.liveReload !== null,
    forwardedHeaders,
  });
  if (options.console) {
    registerConsole(app, {
      ...options.console,
      apiUrl: options.apiUrl,
      forwardedHeaders,
      shellStylesheets: shellStylesheets(options.shellBuild),
      shopRevision: () => options.releases.snapshotFor('console').revision,
      sendShopPage: handlePage,
    });
  }
  return app;
}

/** Returns the visitor's headers for an API call that the shell makes on behalf of the visitor. */
function forwardedHeaders(request: FastifyRequest): Record<string, string> {
  const headers: Record<string, string> = {
    'x-request-id': request.id,
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.headers.host ?? '',
    'x-forwarded-proto': request.protocol,
  };
  for (const name of ['cookie', 'origin', 'sec-fetch-site', 'sec-gpc', 'user-agent'] as const) {
    const value = request.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  return headers;
}
