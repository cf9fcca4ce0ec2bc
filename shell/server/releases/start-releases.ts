import type { KeyObject } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from 'prom-client';
import { createRegistryClient } from 'registry-client';
import { maxRemotes } from 'shared-contracts/releases';
import type { ShellConfig } from '../config.ts';
import { startReleaseGuard } from './health/guard/guard.ts';
import { createPromotionWatch, runPromotionWatch } from './health/promotion/promotion-watch.ts';
import type { ReleaseHealth } from './health/release-health.ts';
import { configuredTokens, createGuardClient, createReportClient } from './registry/registry-clients.ts';
import type { ReleaseProbe } from './release-cache.ts';
import { createReleases, type Releases } from './releases.ts';
import { checkTokens } from './verdicts/check-tokens.ts';
import { createRejections } from './verdicts/rejections.ts';
import {
  createReleaseReporter,
  registerReleaseGauges,
  reportPeriodically,
  type ReleaseState,
} from './verdicts/report-releases.ts';
import { resolveShellName } from './verdicts/shell-name.ts';
import type { RunningShell } from './verdicts/shell-verdicts.ts';
import {
  initialSupervisorState,
  supervisorMessageKind,
  type SupervisorMessage,
} from './verdicts/supervisor-state.ts';

/** Whether the API answers, milliseconds. */
const apiReadyTimeoutMs = 2_000;

export interface StartReleasesOptions {
  config: ShellConfig;
  /** Version of the build that this process runs. */
  build: string;
  publicKey: KeyObject;
  health: ReleaseHealth;
  probe: ReleaseProbe;
  metrics: Registry;
  log: FastifyBaseLogger;
  /** Called when another set of releases is live. */
  onChange: () => void;
}

/** Follows the registry, reports to it what this shell serves, and watches releases after their promotion. */
export async function startReleases(
  options: StartReleasesOptions,
): Promise<{ releases: Releases; stop: () => void }> {
  const { config, build, publicKey, health, metrics, log } = options;
  const { dataDir, registryUrl } = config;
  mkdirSync(dataDir, { recursive: true });
  const shell = resolveShellName(join(dataDir, 'shell-name'));
  const rejections = createRejections({ file: join(dataDir, 'rejections.json'), shell, build, log });
  void checkTokens(registryUrl, configuredTokens(config), log);
  const reporter = createReleaseReporter({
    client: createReportClient(config),
    shell,
    build,
    rejections,
    log,
  });
  const running: RunningShell = { build, supervisor: initialSupervisorState(process.env) };
  let readAlerts: () => ReleaseState['alerts'] = () => [];
  const withAlerts = (state: ReleaseState): ReleaseState => ({
    ...state,
    alerts: [...state.alerts, ...readAlerts()].slice(0, maxRemotes),
  });
  const releases = await createReleases({
    rejections,
    readShell: () => running,
    report: (state) => reporter.send(withAlerts(state)),
    isApiReady: () => isReady(config.apiUrl),
    client: createRegistryClient({ baseUrl: registryUrl, publicKey }),
    dataDir,
    pollMs: config.registryPollMs,
    publicKey,
    probe: options.probe,
    log,
    onChange: options.onChange,
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
  const readState = () => withAlerts(releases.state());
  registerReleaseGauges(metrics, readState);
  const reporting = reportPeriodically(reporter, readState);
  process.on('message', ({ kind, state }: SupervisorMessage) => {
    if (kind !== supervisorMessageKind) return;
    running.supervisor = state;
    void reporting.now();
  });
  const stops = [
    () => releases.stop(),
    startReleaseGuard({ config, health, document: releases.document, log }),
    reporting.stop,
    runPromotionWatch(watch, config.guard.everyMs, log),
  ];
  return { releases, stop: () => stops.forEach((stop) => stop()) };
}

function isReady(apiUrl: string): Promise<boolean> {
  return fetch(`${apiUrl}/readyz`, { signal: AbortSignal.timeout(apiReadyTimeoutMs) }).then(
    (answer) => answer.ok,
    () => false,
  );
}
