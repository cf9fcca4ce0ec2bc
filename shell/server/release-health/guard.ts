import type { FastifyBaseLogger } from 'fastify';
import { RegistryError, type RegistryClient } from 'registry-client';
import { remoteNames, type RemoteName } from 'shared-contracts/exposes';
import type { RegistryDocument } from 'shared-contracts/releases';
import { createComparison, type Comparison } from './comparison.ts';
import type { ReleaseFigures } from './release-figures.ts';
import type { ReleaseHealth } from './release-health.ts';

/** After a call that failed, milliseconds. */
const pauseMs = 15_000;

export interface GuardParts {
  health: Pick<ReleaseHealth, 'read' | 'listen'>;
  /** What this shell follows now. */
  document: () => RegistryDocument | undefined;
  client: Pick<RegistryClient, 'rollback'>;
  /** Of each release, before anything is said of it. */
  leastSeen: number;
  now: () => number;
  log: FastifyBaseLogger;
}

export interface ReleaseGuard {
  /** One at a time: who asks meanwhile waits for the same one. */
  look(): Promise<void>;
}

interface Trial {
  canary: string;
  base: string;
  traffic: number;
}

/** Ends a canary that is worse than the default beside it. Nothing else: a default is a squad's to take back. */
export function createReleaseGuard(parts: GuardParts): ReleaseGuard {
  const { health, client, leastSeen, now, log } = parts;
  const comparisons = new Map<RemoteName, { of: string; comparison: Comparison; isSuspect: boolean }>();
  /** By remote, the revision that was decided on, or that others had moved on from. */
  const decided = new Map<RemoteName, number>();
  const pausedUntil = new Map<RemoteName, number>();

  health.listen((observation) => comparisons.get(observation.remote)?.comparison.observe(observation));

  function comparisonOf(remote: RemoteName, { canary, base }: Trial) {
    const of = `${canary} ${base}`;
    const known = comparisons.get(remote);
    if (known?.of === of) return known;
    const started = { of, comparison: createComparison({ canary, base }, leastSeen), isSuspect: false };
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
        log.info(about, 'canary is worse, but the registry has moved on; it is looked at anew');
        return;
      }
      pausedUntil.set(remote, now() + pauseMs);
      log.error({ ...about, err: error }, 'canary is worse and could not be rolled back; it is tried again');
    }
  }

  async function lookAt(remote: RemoteName, document: RegistryDocument, figures: ReleaseFigures[]) {
    const trial = trialOf(document, remote);
    if (!trial) return void comparisons.delete(remote);
    const figuresOf = (version: string) =>
      figures.find((figure) => figure.remote === remote && figure.version === version) ??
      nothingKnown(remote, version);
    const compared = comparisonOf(remote, trial);
    const verdict = compared.comparison.look({
      canary: figuresOf(trial.canary),
      base: figuresOf(trial.base),
      traffic: trial.traffic,
      at: now(),
    });
    if (verdict.verdict === 'suspect' && !compared.isSuspect) {
      compared.isSuspect = true;
      const about = { remote, version: trial.canary, why: verdict.why };
      log.warn(
        about,
        'browsers report that the canary is worse; the server has seen nothing of it, so it stays',
      );
    }
    if (verdict.verdict !== 'worse' || decided.get(remote) === document.revision) return;
    if (now() < (pausedUntil.get(remote) ?? 0)) return;
    await end(remote, trial, verdict.why, document.revision);
  }

  async function lookAtAll(): Promise<void> {
    const document = parts.document();
    if (!document) return;
    const figures = health.read();
    await Promise.all(remoteNames.map((remote) => lookAt(remote, document, figures)));
  }

  let looking: Promise<void> | undefined;
  return {
    look() {
      looking ??= lookAtAll().finally(() => (looking = undefined));
      return looking;
    },
  };
}

function trialOf({ microFrontends }: RegistryDocument, remote: RemoteName): Trial | undefined {
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

function nothingKnown(remote: RemoteName, version: string): ReleaseFigures {
  const none = { count: 0, p50: null, p75: null, p99: null };
  return {
    remote,
    version,
    server: { shown: 0, failed: 0, render: none },
    browser: { loads: 0, failures: 0, lcp: none, inp: none },
  };
}
