import type { FastifyBaseLogger } from 'fastify';
import { remoteNamesOf, type RegistryClient, type ShellReport } from 'registry-client';
import type { RegistryDocument, RegistryEntry, RemoteName } from 'shared-contracts/releases';
import { isDuration, type Observation } from '../observation.ts';
import { decidePromotionVerdict, type PromotionSide } from './promotion-verdict.ts';
import type { ReleaseHealth } from '../release-health.ts';
import { createReleaseWindow, type ReleaseWindow } from '../release-window.ts';

/** How long a release is compared with its predecessor, milliseconds. */
const watchMs = 60 * 60_000;
/** Interval between two comparisons, milliseconds: the error rate of promotion-verdict.ts counts on it. */
const comparisonIntervalMs = 60_000;
/** Minutes of a predecessor's figures. */
const windowSlots = 60;
/** Sites with a failure that are counted separately. */
const maxSites = 1_000;

export interface PromotionWatchOptions {
  health: Pick<ReleaseHealth, 'listen'>;
  /** Returns the registry document that this shell uses. */
  document: () => RegistryDocument | undefined;
  /** With the guard's token; null without one: nothing is rolled back. */
  client: Pick<RegistryClient, 'rollback'> | null;
  /** Minimal observations of each release before a verdict. */
  minSeen: number;
  now: () => number;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

export interface PromotionWatch {
  /** Notices promotions, and compares each watched release once a minute. */
  check(): Promise<void>;
  /** Returns releases that are worse than their predecessor, until another release is the default. */
  alerts(): ShellReport['alerts'];
}

interface Watch {
  entry: RegistryEntry;
  startedAt: number;
  comparedAt: number;
  predecessor: string;
  before: { own: PromotionSide; others: PromotionSide };
  own: ReleaseWindow;
  others: ReleaseWindow;
  sites: Set<string>;
  alert: string | null;
  hasRolledBack: boolean;
}

/** Compares each release for an hour after its promotion to all visitors with the release that it replaced. */
export function createPromotionWatch(options: PromotionWatchOptions): PromotionWatch {
  const { health, client, minSeen, now, log } = options;
  const windows = new Map<RemoteName, { version: string; window: ReleaseWindow }>();
  const defaults = new Map<RemoteName, string>();
  const watches = new Map<RemoteName, Watch>();
  let knownRevision = 0;

  const createWindow = () => createReleaseWindow(now, windowSlots);

  health.listen((observation) => {
    for (const [remote, watch] of watches) {
      if (now() >= watch.startedAt + watchMs) continue;
      if (observation.remote !== remote) count(watch.others, observation);
      else if (observation.version === watch.entry.metadata.version) {
        count(watch.own, observation);
        if (isFailure(observation) && observation.site !== null && watch.sites.size < maxSites)
          watch.sites.add(observation.site);
      }
    }
    const known = windows.get(observation.remote);
    if (known?.version === observation.version) count(known.window, observation);
  });

  /** Returns the figures of all other remotes: what changes for them too is not the release's doing. */
  function readOthers(remote: RemoteName): PromotionSide {
    const others = [...windows].filter(([name]) => name !== remote).map(([, { window }]) => window.read());
    const sum = (of: (figures: PromotionSide) => number) =>
      others.reduce((total, figures) => total + of(figures), 0);
    const [first] = others;
    const none = first ?? createWindow().read();
    return { ...none, shown: sum(({ shown }) => shown), failed: sum(({ failed }) => failed) };
  }

  function notice(remote: RemoteName, document: RegistryDocument): void {
    const entry = document.microFrontends[remote]?.find(({ deployment }) => deployment.default);
    if (entry === undefined) return;
    const { version } = entry.metadata;
    const predecessor = defaults.get(remote);
    const isPromoted = (entry.deployment.promotedIn ?? 0) > knownRevision && knownRevision > 0;
    const before = windows.get(remote);
    if (predecessor !== version) {
      watches.delete(remote);
      if (predecessor !== undefined && isPromoted && entry.deployment.traffic === 100 && before) {
        watches.set(remote, {
          entry,
          startedAt: now(),
          comparedAt: now(),
          predecessor,
          before: { own: before.window.read(), others: readOthers(remote) },
          own: createWindow(),
          others: createWindow(),
          sites: new Set(),
          alert: null,
          hasRolledBack: false,
        });
      }
      defaults.set(remote, version);
      windows.set(remote, { version, window: createWindow() });
    }
  }

  async function compare(remote: RemoteName, watch: Watch, revision: number): Promise<void> {
    const { version } = watch.entry.metadata;
    if (now() - watch.comparedAt < comparisonIntervalMs || now() > watch.startedAt + watchMs) return;
    watch.comparedAt = now();
    const verdict = decidePromotionVerdict({
      versions: { now: version, before: watch.predecessor },
      before: watch.before,
      after: { own: watch.own.read(), others: watch.others.read() },
      sites: watch.sites.size,
      minSeen,
    });
    if (verdict === null) return;
    if (watch.alert === null) {
      const about = { remote, version, predecessor: watch.predecessor, why: verdict.why };
      log.warn(about, 'release is worse than its predecessor since its promotion');
    }
    watch.alert = verdict.why;
    const isWanted = watch.entry.extras.ops.rollsBackAfterPromotion === true;
    if (!verdict.isExtreme || !isWanted || client === null || watch.hasRolledBack) return;
    watch.hasRolledBack = true;
    try {
      await client.rollback({ name: remote, reason: verdict.why, expectedRevision: revision });
      log.warn({ remote, version, why: verdict.why }, 'release was rolled back after its promotion');
    } catch (error) {
      log.error({ remote, version, err: error }, 'release could not be rolled back after its promotion');
    }
  }

  return {
    async check() {
      const document = options.document();
      if (!document) return;
      for (const remote of remoteNamesOf(document)) notice(remote, document);
      knownRevision = document.revision;
      await Promise.all([...watches].map(([remote, watch]) => compare(remote, watch, document.revision)));
    },
    alerts: () =>
      [...watches].flatMap(([remote, { alert, entry }]) =>
        alert === null ? [] : [{ remote, version: entry.metadata.version, why: alert }],
      ),
  };
}

function count(window: ReleaseWindow, observation: Observation): void {
  if (isDuration(observation)) return window.time(observation.what, observation.ms);
  if (observation.what !== 'server') return;
  window.count('shown', observation.seen);
  window.count('failed', observation.bad);
}

const isFailure = (observation: Observation): boolean =>
  !isDuration(observation) && observation.what === 'server' && observation.bad > 0;

/** Starts the watch; the returned function stops it. */
export function runPromotionWatch(
  watch: PromotionWatch,
  everyMs: number,
  log: Pick<FastifyBaseLogger, 'error'>,
): () => void {
  const timer = setInterval(() => {
    watch.check().catch((error: unknown) => log.error({ err: error }, 'promotions could not be compared'));
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
