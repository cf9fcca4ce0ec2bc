import { join } from 'node:path';
import { createRegistryClient } from 'release-registry/client';
import { createServerFederation } from '../src/remotes/server-federation.ts';
import { buildApp } from './app.ts';
import { ConfigError, readConfig, readPublicKey, type ShellConfig } from './config.ts';
import { announceRefresh, createDevRefresh } from './dev-refresh.ts';
import { createReleaseProbe } from './release-probe.ts';
import { releaseFile } from './release-file.ts';
import { createReleases } from './releases.ts';
import { createPageRenderer } from './render-page.tsx';
import { createRenderQueue } from './render-queue.ts';
import { createReleaseHealth } from './release-health/release-health.ts';
import { startReleaseGuard } from './release-health/start-guard.ts';
import { readShellBuild } from './shell-build.ts';
import pino from 'pino';
import { boundOutgoingCalls } from './outgoing-calls.ts';

/** One process has one core: more at once would only make all of them late. */
const pagesAtOnce = 12;
/** Some seconds' worth; whoever comes after these is better told to come back. */
const pagesWaiting = 600;

async function serve(config: ShellConfig): Promise<void> {
  boundOutgoingCalls();
  const devRefresh = config.devRefresh ? createDevRefresh() : null;
  const log = pino({ level: config.logLevel });
  const publicKey = readPublicKey(config.publicKeyFile);
  const shellBuild = readShellBuild(join(__dirname, '../client'));
  const federation = createServerFederation((remote, version) =>
    releaseFile(config.dataDir, remote, version, 'server', 'remoteEntry.cjs'),
  );
  const renderPage = createPageRenderer({ federation, shellBuild });
  const releases = await createReleases({
    client: createRegistryClient({ baseUrl: config.registryUrl, publicKey }),
    dataDir: config.dataDir,
    pollMs: config.registryPollMs,
    publicKey,
    probe: config.probesReleases
      ? createReleaseProbe({ federation, renderPage, apiUrl: config.apiUrl, log })
      : () => Promise.resolve(),
    log,
    onChange: () => devRefresh && announceRefresh(devRefresh),
  });
  const health = createReleaseHealth({ now: Date.now });
  const stopGuard = startReleaseGuard({ config, health, document: releases.document, log });
  const queue = createRenderQueue(pagesAtOnce, pagesWaiting);
  const app = await buildApp({
    ...config,
    releases,
    publicKey,
    shellBuild,
    renderPage: (request) => queue.run(() => renderPage(request)),
    devRefresh,
    health,
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      releases.stop();
      stopGuard();
      for (const client of devRefresh?.clients ?? []) client.raw.end();
      void app.close().then(() => process.exit(0));
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
