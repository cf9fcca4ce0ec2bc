import { Counter, type Registry } from 'prom-client';
import type { RegionPhase } from 'shared-runtime/host';
import type { RegionReport } from './workers/protocol.ts';

interface OfRelease {
  remote: string;
  version: string;
}

/** Told of every region of every page that is made, by remote and release: each is an error domain of its own. */
export interface RegionReporter {
  /** Its code was there when the page was made. `ms`: how long its page took. */
  shown(region: OfRelease & { ms: number }): void;
  failed(failure: OfRelease & { phase: RegionPhase; error: unknown }): void;
}

/** What became of the regions of one page. `network`: of its visitor's address; null where no single page is meant. */
export interface PageReport extends RegionReport {
  network: string | null;
}

/** Receives the report of every page that was rendered for a visitor. */
export interface PageReporter {
  page(report: PageReport): void;
}

/** Passes each report on to several. */
export function combineReporters(...watches: readonly PageReporter[]): PageReporter {
  return { page: (report) => watches.forEach((watch) => watch.page(report)) };
}

/** Counts for `/metrics`. Versions come from the registry, so nobody outside can invent labels. */
export function createRegionCounters(registry: Registry): PageReporter {
  const shownTotal = new Counter({
    name: 'shell_regions_total',
    help: 'Regions of rendered pages whose code was there, by remote and version',
    labelNames: ['remote', 'version'],
    registers: [registry],
  });
  const failedTotal = new Counter({
    name: 'shell_region_failures_total',
    help: 'Regions that failed on the server, by remote, version and phase',
    labelNames: ['remote', 'version', 'phase'],
    registers: [registry],
  });
  return {
    page({ shown, failed }) {
      for (const { remote, version } of shown) shownTotal.inc({ remote, version });
      for (const { remote, version, phase } of failed) failedTotal.inc({ remote, version, phase });
    },
  };
}
