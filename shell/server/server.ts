import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { Registry } from 'prom-client';
import { createRegistryClient, type RegistryClient } from 'registry-client';
import { maxRemotes } from 'shared-contracts/releases';
import { buildApp } from './app.ts';
import { ConfigError } from './config-error.ts';
import { readConfig, readPublicKey, readRegistryToken, type ShellConfig } from './config.ts';
import { createConsoleSettings } from './console/console-context.ts';
import consoleStylesheet from './console/console.css';
import { createRunningExperiments } from './visitor/running-experiments.ts';
import { announceRefresh, createDevRefresh } from './http/dev-refresh.ts';
import { createFairQueue } from './http/fair-queue.ts';
import { defaultHttpLimits } from './http/http-limits.ts';
import { createSharedTasks } from './http/shared-tasks.ts';
import { watchMaintenance } from './maintenance/maintenance.ts';
import { buildMetricsServer } from './metrics-server.ts';
import { limitOutgoingConnections } from './api/outgoing-connections.ts';
import { readPagePolicies } from './pages/page-policies.ts';
import type { PageAnswer } from './rendering/render-job.ts';
import { createRegionCounters, combineReporters } from './rendering/region-reports.ts';
import { createReleases } from './releases/releases.ts';
import { checkTokens, type TokenToCheck } from './releases/verdicts/check-tokens.ts';
import { createRejections } from './releases/verdicts/rejections.ts';
import {
  createReleaseReporter,
  registerReleaseGauges,
  reportPeriodically,
  type ReleaseState,
} from './releases/verdicts/report-releases.ts';
import { resolveShellName } from './releases/verdicts/shell-name.ts';
import { createReleaseHealth } from './releases/health/release-health.ts';
import { createPromotionWatch, runPromotionWatch } from './releases/health/promotion/promotion-watch.ts';
import { startReleaseGuard } from './releases/health/guard/guard.ts';
import { readShellBuild } from './shell-build.ts';
import { createShutdown } from './shutdown.ts';
import type { SupervisorMessage } from './supervisor/cluster-instance.ts';
import type { FailedShell } from './supervisor/rollout.ts';
import { resolveVisitorKey } from './visitor/visitor-key.ts';
import { chooseRenderUser } from './rendering/workers/render-user.ts';
import { startWorker } from './rendering/workers/worker-process.ts';
import { createWorkerPool } from './rendering/workers/worker-pool.ts';

/** Concurrent pages per process. Each process has one core, so more would only delay all of them. */
const pagesPerProcess = 6;
/** About as many pages as are rendered in a few seconds. Further requests get 503 with Retry-After. */
const maxWaitingPages = 600;
/** Per network: enough for visitors behind a shared address, whose pages are mostly cached. */
const maxWaitingPagesPerClient = 150;
/** For the requests in flight after SIGTERM. Shorter than the 8 to 10 s that process managers wait before SIGKILL. */
const shutdownTimeoutMs = 6_000;
/** For everything after the requests in flight. A shell that hangs would keep its port. */
const exitTimeoutMs = 1_500;
/** Whether the API answers, milliseconds. */
const apiReadyTimeoutMs = 2_000;
/** Releases that a rendering process may evaluate before it is replaced. */
const maxReleases = 40;

async function serve(config: ShellConfig): Promise<void> {
  limitOutgoingConnections();
  const devRefresh = config.devRefresh ? createDevRefresh() : null;
  const log = pino({ level: config.logLevel });
  const metrics = new Registry();
  const publicKey = readPublicKey(config.publicKeyFile);
  const visitorKey = resolveVisitorKey(config.visitorKeyFile);
  const { dataDir, apiUrl, logLevel } = config;
  const health = createReleaseHealth({ now: Date.now });
  const file = join(__dirname, 'render-worker.cjs');
  const browserFolder = join(__dirname, '../browser');
  const user = await chooseRenderUser({
    name: config.renderUser,
    paths: [__dirname, file, browserFolder],
    dataDir,
    log,
  });
  const pool = await createWorkerPool({
    count: config.renderProcesses,
    start: () =>
      startWorker({
        file,
        user,
        start: { dataDir, apiUrl, logLevel },
        blockedAfterMs: config.renderBlockedAfterMs,
        memoryMb: config.renderMemoryMb,
      }),
    maxReleases,
    maxMemoryBytes: config.renderMemoryMb * 1024 * 1024,
    reporter: combineReporters(createRegionCounters(metrics), health),
    log,
  });
  const shellBuild = readShellBuild(browserFolder, join(__dirname, 'shell.json'));
  mkdirSync(dataDir, { recursive: true });
  const shell = resolveShellName(join(dataDir, 'shell-name'));
  const rejections = createRejections({
    file: join(dataDir, 'rejections.json'),
    shell,
    build: shellBuild.version,
    log,
  });
  void checkTokens(config.registryUrl, configuredTokens(config), log);
  const reporter = createReleaseReporter({
    client: createReportClient(config),
    shell,
    build: shellBuild.version,
    rejections,
    log,
  });
  let failedShell: FailedShell | null = null;
  let readAlerts: () => ReleaseState['alerts'] = () => [];
  const withAlerts = (state: ReleaseState): ReleaseState => ({
    ...state,
    alerts: [...state.alerts, ...readAlerts()].slice(0, maxRemotes),
  });
  const releases = await createReleases({
    rejections,
    build: shellBuild.version,
    failedShell: () => failedShell,
    report: (state) => reporter.send(withAlerts(state)),
    isApiReady: () =>
      fetch(`${apiUrl}/readyz`, { signal: AbortSignal.timeout(apiReadyTimeoutMs) }).then(
        (answer) => answer.ok,
        () => false,
      ),
    client: createRegistryClient({ baseUrl: config.registryUrl, publicKey }),
    dataDir,
    pollMs: config.registryPollMs,
    publicKey,
    probe: config.probesReleases ? pool.probe : () => Promise.resolve(),
    log,
    onChange: () => devRefresh && announceRefresh(devRefresh),
  });
  const watch = createPromotionWatch({
    health,
    document: releases.document,
    client: createGuardClient(config),
    minSeen: config.guard.minSeen,
    now: Date.now,
    log,
  });
  readAlerts = () => watch.alerts();
  const stopWatch = runPromotionWatch(watch, config.guard.everyMs, log);
  const readState = () => withAlerts(releases.state());
  registerReleaseGauges(metrics, readState);
  const reporting = reportPeriodically(reporter, readState);
  process.on('message', (message: SupervisorMessage) => {
    if (message.kind !== 'failed-shell') return;
    failedShell = message.failure;
    void reporting.now();
  });
  const stopGuard = startReleaseGuard({ config, health, document: releases.document, log });
  const maintenance = await watchMaintenance(config.maintenanceFile, log);
  const shutdown = createShutdown();
  const concurrency = pagesPerProcess * config.renderProcesses;
  const queue = createFairQueue({
    concurrency,
    // One client gets at most half of the capacity.
    maxRunningPerClient: Math.ceil(concurrency / 2),
    maxWaitingPerClient: maxWaitingPagesPerClient,
    maxWaiting: maxWaitingPages,
  });
  const sharedRenders = createSharedTasks<PageAnswer>(queue);
  const app = await buildApp({
    ...config,
    pagePolicies: readPagePolicies(config.pagePoliciesFile),
    releases,
    experiments: createRunningExperiments(apiUrl),
    maintenance,
    publicKey,
    visitorKey,
    shellBuild,
    renderPage: (order, client, sharedKey) => {
      const task = () => pool.renderPage(order);
      return sharedKey === undefined ? queue.run(client, task) : sharedRenders.run(sharedKey, client, task);
    },
    joinRender: sharedRenders.join,
    overflowWait: queue.overflowWait,
    limits: defaultHttpLimits,
    shutdown,
    metrics,
    devRefresh,
    console: createConsoleSettings({
      config,
      publicKey,
      stylesheet: consoleStylesheet,
      readHealth: () => health.read(),
      log,
    }),
    health,
  });
  const metricsServer = buildMetricsServer(metrics);
  const stop = async () => {
    setTimeout(() => {
      log.error('the shell could not stop in order and ends now');
      process.exit(1);
    }, shutdownTimeoutMs + exitTimeoutMs).unref();
    for (const client of devRefresh?.clients ?? []) client.raw.end();
    await shutdown.stop(app, shutdownTimeoutMs);
    // Stopped after the last page has been rendered.
    releases.stop();
    stopGuard();
    reporting.stop();
    stopWatch();
    maintenance.stop();
    pool.stop();
    await metricsServer.close();
    process.exit(0);
  };
  let stopped: Promise<void> | undefined;
  // A second signal must not end the requests in flight.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void (stopped ??= stop()));
  await listen(metricsServer, { name: 'METRICS_PORT', ...config.metricsAddress });
  await listen(app, { name: 'PORT', port: config.port, host: config.host });
  app.log.info(`shell ready on http://localhost:${config.port}`);
}

function createReportClient({ registryUrl, reportTokenFile }: ShellConfig): RegistryClient | null {
  if (reportTokenFile === null) return null;
  const token = readRegistryToken(reportTokenFile, 'REGISTRY_REPORT_TOKEN_FILE');
  // Short: the start waits for the first report, also while the registry is down.
  return createRegistryClient({ baseUrl: registryUrl, token, timeoutMs: 3_000 });
}

function createGuardClient({ registryUrl, guardTokenFile }: ShellConfig): RegistryClient | null {
  if (guardTokenFile === null) return null;
  const token = readRegistryToken(guardTokenFile, 'REGISTRY_GUARD_TOKEN_FILE');
  return createRegistryClient({ baseUrl: registryUrl, token, actor: 'promotion watch' });
}

function configuredTokens({
  registryTokenFile,
  guardTokenFile,
  reportTokenFile,
}: ShellConfig): TokenToCheck[] {
  const tokens = [
    {
      variable: 'REGISTRY_TOKEN_FILE',
      file: registryTokenFile,
      scope: 'all',
      consequence: 'staff cannot change releases in the console',
    },
    {
      variable: 'REGISTRY_GUARD_TOKEN_FILE',
      file: guardTokenFile,
      scope: 'end-canary',
      consequence: 'worse canaries are not rolled back as intended',
    },
    {
      variable: 'REGISTRY_REPORT_TOKEN_FILE',
      file: reportTokenFile,
      scope: 'report',
      consequence: 'squads are not told what this shell serves',
    },
  ] as const;
  return tokens.flatMap(({ file, ...token }) =>
    file === null ? [] : [{ ...token, token: readRegistryToken(file, token.variable) }],
  );
}

async function listen(
  app: FastifyInstance,
  { name, port, host }: { name: string; port: number; host: string },
): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new ConfigError(
      `${name}=${port} is taken by another program. Stop it, or choose another port: ${name}=${port + 100} npm start`,
      { cause: error },
    );
  }
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
