import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { Registry } from 'prom-client';
import { limitOutgoingConnections } from './api/outgoing-connections.ts';
import { buildApp } from './app.ts';
import { ConfigError } from './config-error.ts';
import { readConfig, readPublicKey, type ShellConfig } from './config.ts';
import { createConsoleSettings } from './console/console-context.ts';
import consoleStylesheet from './console/console.css';
import { readDevelopment } from './development/development.ts';
import { reloadTabs, createLiveReload } from './http/live-reload.ts';
import { defaultHttpLimits } from './http/http-limits.ts';
import { listen } from './http/listen.ts';
import { watchMaintenance } from './maintenance/maintenance.ts';
import { buildMetricsServer } from './metrics-server.ts';
import { readPagePolicies } from './pages/page-policies.ts';
import { createErrorReporter } from './releases/errors/error-reporter.ts';
import { createReleaseHealth } from './releases/health/release-health.ts';
import { createReportClient } from './releases/registry/registry-clients.ts';
import type { Releases } from './releases/releases.ts';
import { startReleases } from './releases/start-releases.ts';
import { createRegionCounters, combineReporters } from './rendering/region-reports.ts';
import { startRendering } from './rendering/start-rendering.ts';
import { readShellBuild } from './shell-build.ts';
import { createShutdown, type Shutdown } from './shutdown.ts';
import type { Tracing } from 'shared-tracing/start-tracing';
import { createStoreSettings } from './settings/store-settings.ts';
import { resolveVisitorKey } from './visitor/visitor-key.ts';

/** For the requests in flight after SIGTERM. Shorter than the 8 to 10 s that process managers wait before SIGKILL. */
const shutdownTimeoutMs = 6_000;
/** For everything after the requests in flight. A shell that hangs would keep its port. */
const exitTimeoutMs = 1_500;
/** For the last report of errors. */
const maxReportMs = 500;

async function serve(config: ShellConfig): Promise<void> {
  limitOutgoingConnections();
  const liveReload = config.hasLiveReload ? createLiveReload() : null;
  const log = pino({ level: config.logLevel });
  const metrics = new Registry();
  const publicKey = readPublicKey(config.publicKeyFile);
  const visitorKey = resolveVisitorKey(config.visitorKeyFile);
  const health = createReleaseHealth({ now: Date.now });
  const browserFolder = join(__dirname, '../browser');
  const shellBuild = readShellBuild(browserFolder, join(__dirname, 'shell.json'));
  const tracing = await startShellTracing(config, shellBuild.version, log);
  let readDocument: Releases['document'] = () => undefined;
  const errors = createErrorReporter({
    client: createReportClient(config),
    document: () => readDocument(),
    build: shellBuild.version,
    metrics,
    log,
  });
  const rendering = await startRendering({
    config,
    serverFolder: __dirname,
    browserFolder,
    build: shellBuild.version,
    reporter: combineReporters(createRegionCounters(metrics), health, errors),
    tracing,
    log,
  });
  const { releases, stop: stopReleases } = await startReleases({
    config,
    build: shellBuild.version,
    publicKey,
    health,
    probe: config.probesReleases ? rendering.probe : () => Promise.resolve(),
    metrics,
    log,
    onChange: () => liveReload && reloadTabs(liveReload),
  });
  readDocument = releases.document;
  const developmentBuildDir = config.developmentBuildDir ?? join(__dirname, '../development');
  const development = config.development && readDevelopment(config.development, developmentBuildDir, log);
  const maintenance = await watchMaintenance(config.maintenanceFile, log);
  const shutdown = createShutdown();
  const app = await buildApp({
    ...config,
    ...rendering,
    pagePolicies: readPagePolicies(config.pagePoliciesFile),
    releases,
    storeSettings: createStoreSettings(config.apiUrl),
    maintenance,
    publicKey,
    visitorKey,
    shellBuild,
    limits: defaultHttpLimits,
    shutdown,
    metrics,
    liveReload,
    isTraced: tracing !== null,
    development,
    console: createConsoleSettings({
      config,
      publicKey,
      stylesheet: consoleStylesheet,
      readHealth: () => health.read(),
      log,
    }),
    health,
    errors,
  });
  const metricsServer = buildMetricsServer(metrics);
  stopOnSignals({
    app,
    shutdown,
    onTimeout: () => log.error('the shell could not stop in order and ends now'),
    beforeRequests: () => liveReload?.clients.forEach((client) => client.raw.end()),
    // Called after the last page has been rendered.
    async afterRequests() {
      errors.stop();
      const errorsSent = errors.send();
      stopReleases();
      maintenance.stop();
      rendering.stop();
      await metricsServer.close();
      await Promise.all([Promise.race([errorsSent, wait(maxReportMs)]), tracing?.stop()]);
    },
  });
  await listen(metricsServer, { name: 'METRICS_PORT', ...config.metricsAddress });
  await listen(app, { name: 'PORT', port: config.port, host: config.host });
  app.log.info(`shell ready on http://localhost:${config.port}`);
}

/** Loads OpenTelemetry only where it is used. */
async function startShellTracing(
  { tracing }: ShellConfig,
  version: string,
  log: pino.Logger,
): Promise<Tracing | null> {
  if (tracing === null) return null;
  const { startTracing } = await import('shared-tracing/start-tracing');
  return startTracing({
    ...tracing,
    service: 'shell',
    version,
    onError: (reason) => log.warn({ reason }, 'traces could not be exported'),
  });
}

interface StopOptions {
  app: FastifyInstance;
  shutdown: Shutdown;
  onTimeout: () => void;
  beforeRequests: () => void;
  afterRequests: () => Promise<void>;
}

/** Ends this process in order after a signal: first the requests in flight are answered. */
function stopOnSignals({ app, shutdown, onTimeout, beforeRequests, afterRequests }: StopOptions): void {
  const stop = async () => {
    setTimeout(() => {
      onTimeout();
      process.exit(1);
    }, shutdownTimeoutMs + exitTimeoutMs).unref();
    beforeRequests();
    await shutdown.stop(app, shutdownTimeoutMs);
    await afterRequests();
    process.exit(0);
  };
  let stopped: Promise<void> | undefined;
  // A second signal must not end the requests in flight.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void (stopped ??= stop()));
}

function exitWithError(message: string): never {
  process.stderr.write(`The shell does not start.\n${message}\n`);
  process.exit(1);
}

try {
  const config = readConfig(process.env);
  serve(config).catch((error: Error) => {
    exitWithError(error instanceof ConfigError ? error.message : String(error.stack ?? error));
  });
} catch (error) {
  if (error instanceof ConfigError) exitWithError(error.message);
  throw error;
}
