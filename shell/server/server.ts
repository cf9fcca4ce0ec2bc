import { join } from 'node:path';
import pino from 'pino';
import { Registry } from 'prom-client';
import { createRegistryClient } from 'release-registry/client';
import { buildApp } from './app.ts';
import { ConfigError, readConfig, readPublicKey, type ShellConfig } from './config.ts';
import { createConsoleParts } from './console/create-console-parts.ts';
import consoleStylesheet from './console/console.css';
import { createRunningExperiments } from './experiments/running-experiments.ts';
import { announceRefresh, createDevRefresh } from './dev-refresh.ts';
import { watchMaintenance } from './maintenance/maintenance.ts';
import { boundOutgoingCalls } from './outgoing-calls.ts';
import { readPagePolicies } from './page-policies.ts';
import { createRegionCounters, toAll } from './region-watch.ts';
import { createReleases } from './releases.ts';
import { createRenderQueue } from './render-queue.ts';
import { createReleaseHealth } from './release-health/release-health.ts';
import { startReleaseGuard } from './release-health/start-guard.ts';
import { readShellBuild } from './shell-build.ts';
import { startWorker } from './workers/worker-process.ts';
import { createWorkerPool } from './workers/worker-pool.ts';

/** In each process, which has one core: more at once would only make all of them late. */
const pagesAtOnce = 6;
/** Some seconds' worth; whoever comes after these is better told to come back. */
const pagesWaiting = 600;
/** What a rendering process may have evaluated before another takes its place. */
const mostReleases = 40;

async function serve(config: ShellConfig): Promise<void> {
  boundOutgoingCalls();
  const devRefresh = config.devRefresh ? createDevRefresh() : null;
  const log = pino({ level: config.logLevel });
  const metrics = new Registry();
  const publicKey = readPublicKey(config.publicKeyFile);
  const { dataDir, apiUrl, logLevel } = config;
  const health = createReleaseHealth({ now: Date.now });
  const pool = await createWorkerPool({
    count: config.renderProcesses,
    start: () =>
      startWorker({
        file: join(__dirname, 'render-worker.cjs'),
        start: { dataDir, apiUrl, logLevel },
        blockedAfter: config.renderBlockedAfter,
        memoryMb: config.renderMemoryMb,
      }),
    mostReleases,
    mostMemory: config.renderMemoryMb * 1024 * 1024,
    watch: toAll(createRegionCounters(metrics), health),
    log,
  });
  const releases = await createReleases({
    client: createRegistryClient({ baseUrl: config.registryUrl, publicKey }),
    dataDir,
    pollMs: config.registryPollMs,
    publicKey,
    probe: config.probesReleases ? pool.probe : () => Promise.resolve(),
    log,
    onChange: () => devRefresh && announceRefresh(devRefresh),
  });
  const stopGuard = startReleaseGuard({ config, health, document: releases.document, log });
  const maintenance = await watchMaintenance(config.maintenanceFile, log);
  const queue = createRenderQueue(pagesAtOnce * config.renderProcesses, pagesWaiting);
  const app = await buildApp({
    ...config,
    pagePolicies: readPagePolicies(config.pagePoliciesFile),
    releases,
    experiments: createRunningExperiments(apiUrl),
    maintenance,
    publicKey,
    shellBuild: readShellBuild(join(__dirname, '../client')),
    makePage: (order) => queue.run(() => pool.makePage(order)),
    metrics,
    devRefresh,
    console: createConsoleParts({
      config,
      publicKey,
      stylesheet: consoleStylesheet,
      readHealth: () => health.read(),
      log,
    }),
    health,
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      releases.stop();
      stopGuard();
      maintenance.stop();
      for (const client of devRefresh?.clients ?? []) client.raw.end();
      void app.close().then(() => {
        pool.stop();
        process.exit(0);
      });
    });
  }
  await app.listen({ port: config.port, host: config.host });
  app.log.info(`shell ready on http://localhost:${config.port}`);
}

function refuse(message: string): never {
  process.stderr.write(`The shell does not start.\n${message}\n`);
  process.exit(1);
}

try {
  const config = readConfig(process.env);
  serve(config).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') {
      refuse(
        `PORT=${config.port} is taken by another program. Stop it, or choose another port: PORT=3100 npm start`,
      );
    }
    refuse(error instanceof ConfigError ? error.message : String(error.stack ?? error));
  });
} catch (error) {
  if (error instanceof ConfigError) refuse(error.message);
  throw error;
}
