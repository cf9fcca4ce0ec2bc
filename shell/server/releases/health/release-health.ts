import { LRUCache } from 'lru-cache';
import { clientSite } from 'shared-contracts/client-network';
import { isRemoteName, maxRemotes, type RemoteName } from 'shared-contracts/releases';
import type { RegionPhase } from 'shared-runtime/host';
import type { TabReport } from '../../../src/release-health/tab-report.ts';
import { createContributionLimit } from './contribution-limit.ts';
import { isCountedAsShown, type Observation } from './observation.ts';
import type { PageReport, PageReporter } from './page-report.ts';
import type { ReleaseFigures } from './release-figures.ts';
import { createReleaseWindow, type ReleaseWindow } from './release-window.ts';

/** Default, canary and earlier release of each remote; the least recently used are evicted. */
const maxReleases = 3 * maxRemotes;

/** Milliseconds. After this time a visitor counts as a new one. */
const reportWindowMs = 15 * 60_000;
const maxReporters = 30_000;

/**
 * Per site (`clientSite`), remote and quarter of an hour. Five pages weigh as much as one visitor (see `caution` in
 * comparison.ts), and so does one tab: a site never weighs more than one visitor. Unlike the limits of calls, which
 * allow a /48 more than a /64, these limits reject no request: visitors who share a site are sampled.
 */
const maxPages = 5;
const maxTabs = 1;

/** The sender of a tab's report. */
export interface Reporter {
  /** Visitor id that this shop has signed. */
  visitor: string;
  network: string;
}

export interface ReleaseHealth extends PageReporter {
  /** Counts the report of a tab. */
  reported(report: TabReport, from: Reporter): void;
  /** Returns the figures of all known releases over the last quarter of an hour. */
  read(): ReleaseFigures[];
  /**
   * Registers a listener for the observations that count as evidence: a few pages and one tab of each site, the first
   * tab of each visitor.
   */
  listen(listener: (observation: Observation) => void): void;
}

export function createReleaseHealth({ now }: { now: () => number }): ReleaseHealth {
  const windows = new LRUCache<string, { remote: RemoteName; version: string; window: ReleaseWindow }>({
    max: maxReleases,
  });
  const reportedVisitors = new LRUCache<string, true>({
    max: maxReporters,
    ttl: reportWindowMs,
    ttlResolution: 0,
    perf: { now },
  });
  const pagesOf = createContributionLimit({ max: maxPages, windowMs: reportWindowMs, now });
  const tabsOf = createContributionLimit({ max: maxTabs, windowMs: reportWindowMs, now });
  const listeners: ((observation: Observation) => void)[] = [];

  function windowOf(remote: RemoteName, version: string): ReleaseWindow {
    const key = `${remote} ${version}`;
    const known = windows.get(key);
    if (known) return known.window;
    const window = createReleaseWindow(now);
    windows.set(key, { remote, version, window });
    return window;
  }

  function notifyListeners(observation: Observation): void {
    for (const listener of listeners) listener(observation);
  }

  /** Returns whether a tab's report counts: the first of its visitor and of its site. */
  function isCounted(what: string, { visitor, site }: { visitor: string; site: string }): boolean {
    const key = `${visitor} ${what}`;
    if (reportedVisitors.has(key) || !tabsOf.tryCount(`${site} ${what}`)) return false;
    reportedVisitors.set(key, true);
    return true;
  }

  function countRegions({ shown, failed }: PageReport): void {
    for (const { remote, version } of shown)
      if (isRemoteName(remote)) windowOf(remote, version).count('shown', 1);
    for (const { remote, version, phase } of failed) {
      if (!isRelease(remote, version, phase)) continue;
      const window = windowOf(remote, version);
      window.count('shown', isCountedAsShown(phase) ? 0 : 1);
      window.count('failed', 1);
    }
  }

  return {
    page(report) {
      countRegions(report);
      const site = siteOf(report.network);
      for (const { remote, version, ms, hasFailed } of releasesOf(report)) {
        if (site !== null && !pagesOf.tryCount(`${site} ${remote}`)) continue;
        notifyListeners({ remote, version, site, what: 'server', seen: 1, bad: hasFailed ? 1 : 0 });
        if (ms === null) continue;
        windowOf(remote, version).time('render', ms);
        notifyListeners({ remote, version, site, what: 'render', ms });
      }
    },
    reported({ releases, lcp, inp }, reporter) {
      const site = clientSite(reporter.network);
      const from = { visitor: reporter.visitor, site };
      for (const [name, { version, loads, failures }] of Object.entries(releases)) {
        const remote = name as RemoteName;
        const failed = Object.values(failures).reduce((sum, count) => sum + count, 0);
        const window = windowOf(remote, version);
        window.count('loads', loads);
        window.count('failures', failed);
        // A tab with several failures is one failed observation.
        if (loads > 0 && isCounted(`browser ${remote}`, from))
          notifyListeners({ remote, version, site, what: 'browser', seen: 1, bad: failed > 0 ? 1 : 0 });
      }
      for (const [what, measured] of [['lcp', lcp] as const, ['inp', inp] as const]) {
        const release = measured && releases[measured.remote];
        if (!release || !isCounted(`${what} ${measured.remote}`, from)) continue;
        const { remote, ms } = measured;
        windowOf(remote, release.version).time(what, ms);
        notifyListeners({ remote, version: release.version, site, what, ms });
      }
    },
    read() {
      const figures: ReleaseFigures[] = [];
      for (const { remote, version, window } of windows.values()) {
        if (window.isEmpty()) continue;
        const { shown, failed, loads, failures, render, lcp, inp } = window.read();
        figures.push({
          remote,
          version,
          server: { shown, failed, render },
          browser: { loads, failures, lcp, inp },
        });
      }
      return figures.sort((one, other) => nameOf(one).localeCompare(nameOf(other), 'en', { numeric: true }));
    },
    listen: (listener) => void listeners.push(listener),
  };
}

const siteOf = (network: string | null) => (network === null ? null : clientSite(network));

const nameOf = ({ remote, version }: ReleaseFigures) => `${remote} ${version}`;

interface ReleaseOnPage {
  remote: RemoteName;
  version: string;
  /** Render time of its page, milliseconds; null if no region of the release was shown. */
  ms: number | null;
  hasFailed: boolean;
}

/** Counts a page as one attempt per release, however many regions it has: they fail together. */
function releasesOf({ shown, failed }: PageReport): Iterable<ReleaseOnPage> {
  const found = new Map<string, ReleaseOnPage>();
  for (const { remote, version, ms } of shown) {
    if (isRemoteName(remote)) found.set(`${remote} ${version}`, { remote, version, ms, hasFailed: false });
  }
  for (const { remote, version, phase } of failed) {
    if (!isRelease(remote, version, phase)) continue;
    const ms = found.get(`${remote} ${version}`)?.ms ?? null;
    found.set(`${remote} ${version}`, { remote, version, ms, hasFailed: true });
  }
  return found.values();
}

/** Returns false for an error without a release, which counts against no release. */
function isRelease(remote: string, version: string, phase: RegionPhase): remote is RemoteName {
  return isRemoteName(remote) && phase !== 'missing' && version !== 'unknown';
}
