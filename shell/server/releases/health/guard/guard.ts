import type { FastifyBaseLogger } from 'fastify';
import { createRegistryClient, RegistryError, remoteNamesOf, type RegistryClient } from 'registry-client';
import type { RegistryDocument, RemoteName } from 'shared-contracts/releases';
import { shareInFlight } from 'shared-runtime/share-in-flight';
import { readRegistryToken, type ShellConfig } from '../../../config.ts';
import { createComparison, type Comparison } from './comparison.ts';
import type { ReleaseFigures } from '../release-figures.ts';
import type { ReleaseHealth } from '../release-health.ts';

export interface StartGuardOptions extends Pick<GuardOptions, 'health' | 'document'> {
  config: Pick<ShellConfig, 'registryUrl' | 'guardTokenFile' | 'guard'>;
  log: FastifyBaseLogger;
}

/** Compares periodically and returns a function that stops it. Does nothing without a token. */
export function startReleaseGuard({ config, health, document, log }: StartGuardOptions): () => void {
  const { registryUrl, guardTokenFile, guard: settings } = config;
  if (guardTokenFile === null) return () => undefined;
  const token = readRegistryToken(guardTokenFile, 'REGISTRY_GUARD_TOKEN_FILE');
  const guard = createReleaseGuard({
    client: createRegistryClient({ baseUrl: registryUrl, token, actor: 'release guard' }),
    minSeen: settings.minSeen,
    now: Date.now,
    health,
    document,
    log,
  });
  const timer = setInterval(() => {
    guard.compare().catch((error: unknown) => log.error({ err: error }, 'releases could not be compared'));
  }, settings.everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** Pause after a failed registry call, milliseconds. */
const pauseMs = 15_000;

export interface GuardOptions {
  health: Pick<ReleaseHealth, 'read' | 'listen'>;
  /** Returns the registry document that this shell uses. */
  document: () => RegistryDocument | undefined;
  client: Pick<RegistryClient, 'rollback'>;
  /** Observations of each release before a verdict. */
  minSeen: number;
  now: () => number;
  log: FastifyBaseLogger;
}

export interface ReleaseGuard {
  /** Compares all canaries once. Concurrent calls share one comparison. */
  compare(): Promise<void>;
}

interface Trial {
  canary: string;
  base: string;
  traffic: number;
}

/** Rolls back canaries that are worse than their default. It never replaces a default: that is the squad's decision. */
export function createReleaseGuard(options: GuardOptions): ReleaseGuard {
  const { health, client, minSeen, now, log } = options;
  const comparisons = new Map<RemoteName, { of: string; comparison: Comparison; isSuspect: boolean }>();
  /** By remote, the last revision for which a rollback was made or found outdated. */
  const decided = new Map<RemoteName, number>();
  const pausedUntil = new Map<RemoteName, number>();

  health.listen((observation) => comparisons.get(observation.remote)?.comparison.observe(observation));

  function comparisonOf(remote: RemoteName, { canary, base }: Trial) {
    const of = `${canary} ${base}`;
    const known = comparisons.get(remote);
    if (known?.of === of) return known;
    const started = { of, comparison: createComparison({ canary, base }, minSeen), isSuspect: false };
    comparisons.set(remote, started);
    return started;
  }

  async function end(remote: RemoteName, trial: Trial, why: string, revision: number): Promise<void> {
    const about = { remote, version: trial.canary, stays: trial.base, revision, why };
    try {
      await client.rollback({ name: remote, reason: why, expectedRevision: revision });
      decided.set(remote, revision);
      log.warn(about, 'canary is worse and was rolled back');
    } catch (error) {
      if (error instanceof RegistryError && error.code === 'revision_conflict') {
        decided.set(remote, revision);
        log.info(about, 'canary is worse, but the registry has changed; it is compared again');
        return;
      }
      pausedUntil.set(remote, now() + pauseMs);
      log.error(
        { ...about, err: error },
        'canary is worse and could not be rolled back; the rollback is retried',
      );
    }
  }

  async function compareRemote(remote: RemoteName, document: RegistryDocument, figures: ReleaseFigures[]) {
    const trial = findTrial(document, remote);
    if (!trial) return void comparisons.delete(remote);
    const figuresOf = (version: string) =>
      figures.find((figure) => figure.remote === remote && figure.version === version) ??
      emptyFigures(remote, version);
    const compared = comparisonOf(remote, trial);
    const verdict = compared.comparison.compare({
      canary: figuresOf(trial.canary),
      base: figuresOf(trial.base),
      traffic: trial.traffic,
      at: now(),
    });
    if (verdict.verdict === 'suspect' && !compared.isSuspect) {
      compared.isSuspect = true;
      const about = { remote, version: trial.canary, why: verdict.why };
      log.warn(about, 'browsers report that the canary is worse; without evidence of the server it stays');
    }
    if (verdict.verdict !== 'worse' || decided.get(remote) === document.revision) return;
    if (now() < (pausedUntil.get(remote) ?? 0)) return;
    await end(remote, trial, verdict.why, document.revision);
  }

  async function compareAll(): Promise<void> {
    const document = options.document();
    if (!document) return;
    const figures = health.read();
    await Promise.all(remoteNamesOf(document).map((remote) => compareRemote(remote, document, figures)));
  }

  return { compare: shareInFlight(compareAll) };
}

function findTrial({ microFrontends }: RegistryDocument, remote: RemoteName): Trial | undefined {
  const entries = microFrontends[remote] ?? [];
  const base = entries.find(({ deployment }) => deployment.default);
  const canary = entries.find(({ status, deployment }) => status === 'active' && !deployment.default);
  if (!base || !canary || canary.deployment.traffic === 0) return undefined;
  return {
    canary: canary.metadata.version,
    base: base.metadata.version,
    traffic: canary.deployment.traffic / 100,
  };
}

function emptyFigures(remote: RemoteName, version: string): ReleaseFigures {
  const none = { count: 0, p50: null, p75: null, p99: null };
  return {
    remote,
    version,
    server: { shown: 0, failed: 0, render: none },
    browser: { loads: 0, failures: 0, lcp: none, inp: none },
  };
}
