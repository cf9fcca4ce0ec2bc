import { onCLS } from 'web-vitals/onCLS.js';
import { onINP } from 'web-vitals/onINP.js';
import { onLCP } from 'web-vitals/onLCP.js';
import type { EventBus } from 'shared-contracts/events';
import { shellRegionFailed } from 'shared-contracts/events/shell';
import { exposeOf } from 'shared-contracts/exposes';
import type { RemoteName } from 'shared-contracts/releases';
import type { RegionStore } from 'shared-runtime/host';
import type { BrowserSnapshot } from '../remotes/snapshot.ts';
import type { PageState } from '../routing/page-state.ts';
import { reportedPhases, reportPath, type ReportedPhase } from './reported-phases.ts';
import type { TabReport } from './tab-report.ts';

export interface TabReportOptions {
  snapshot: BrowserSnapshot;
  bus: EventBus;
  regions: RegionStore;
  /** Page state of the document; null for the error page. */
  firstPage: PageState | null;
  /** Calls back with every page after the first. */
  onPageShown: (listener: (page: PageState | undefined) => void) => void;
  vitals?: { onLCP: typeof onLCP; onINP: typeof onINP; onCLS: typeof onCLS };
  send?: (path: string, body: string) => void;
}

/**
 * Reports the health of the tab's releases once, when the tab is first hidden or left. The versions are those of the
 * tab's snapshot.
 */
export function reportReleases({
  snapshot,
  bus,
  regions,
  firstPage,
  onPageShown,
  vitals = { onLCP, onINP, onCLS },
  send = (path, body) => void navigator.sendBeacon(path, body),
}: TabReportOptions): void {
  const failed = new Map<string, { remote: RemoteName; phase: ReportedPhase }>();
  // The bus replays earlier failures to new subscribers.
  bus.subscribe(shellRegionFailed, ({ remote, version, region, phase }) => {
    if (!isInSnapshot(snapshot, remote) || !isReported(phase)) return;
    if (snapshot.releases[remote]?.version === version) failed.set(`${remote} ${region}`, { remote, phase });
  });

  const owners = [{ since: 0, remote: ownerOf(firstPage) }];
  onPageShown((page) => {
    const remote = ownerOf(page);
    if (owners.at(-1)?.remote !== remote) owners.push({ since: performance.now(), remote });
  });
  const ownerAt = (time: number) => owners.findLast(({ since }) => since <= time)?.remote;

  const measured: Pick<TabReport, 'lcp' | 'inp' | 'cls'> = {};
  vitals.onLCP(({ value: ms }) => {
    const remote = ownerAt(0);
    if (remote) measured.lcp = { remote, ms };
  });
  vitals.onINP(({ value: ms, entries }) => {
    const remote = ownerAt(entries[0]?.startTime ?? 0);
    if (remote) measured.inp = { remote, ms };
  });
  vitals.onCLS(({ value: score, entries }) => {
    const remote = ownerAt(entries[0]?.startTime ?? 0);
    if (remote) measured.cls = { remote, score };
  });

  // web-vitals settles its values in the capture phase of the same event on window, so this listener runs after it. The
  // event also occurs when the tab is closed.
  document.addEventListener('visibilitychange', function sendReport() {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', sendReport);
    const report: TabReport = { releases: {}, ...measured };
    for (const [name, { version }] of Object.entries(snapshot.releases)) {
      const remote = name as RemoteName;
      const loads = loadsOf(regions, remote);
      if (loads > 0) report.releases[remote] = { version, loads, failures: {} };
    }
    for (const { remote, phase } of failed.values()) {
      const failures = report.releases[remote]?.failures;
      if (failures) failures[phase] = (failures[phase] ?? 0) + 1;
    }
    send(reportPath, JSON.stringify(report));
  });
}

function loadsOf(regions: RegionStore, remote: RemoteName): number {
  return [...regions.settled().values()].filter((region) => region.remote === remote).length;
}

/** Undefined for screens of the shell. */
function ownerOf(page: PageState | null | undefined): RemoteName | undefined {
  return page?.kind === 'page' && page.status === 200 ? exposeOf('page', page.page)?.remote : undefined;
}

/** Returns false for the shell and for names that are properties of every object. */
function isInSnapshot({ releases }: BrowserSnapshot, remote: string): remote is RemoteName {
  return Object.hasOwn(releases, remote);
}

function isReported(phase: string): phase is ReportedPhase {
  return reportedPhases.some((known) => known === phase);
}
