import { Counter, type Registry } from 'prom-client';
import { maxRemotes } from 'shared-contracts/releases';
import type { RegionPhase } from 'shared-runtime/host';
import type { PageReporter } from '../releases/health/page-report.ts';

interface OfRelease {
  remote: string;
  version: string;
}

/** Receives the regions of a page that is being rendered, by remote and version. */
export interface RegionReporter {
  /** The region's code was loaded. `ms`: render time of its page. */
  shown(region: OfRelease & { ms: number }): void;
  failed(failure: OfRelease & { phase: RegionPhase; error: unknown }): void;
}

/** Passes each report on to all reporters. */
export function combineReporters(...reporters: readonly PageReporter[]): PageReporter {
  return { page: (report) => reporters.forEach((reporter) => reporter.page(report)) };
}

/**
 * Counts regions for `/metrics`. Releases come from the registry, which limits the number of remotes. Missing remotes do
 * not, so they are limited here.
 */
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
  const missing = new Set<string>();
  function labelOf({ remote, phase }: { remote: string; phase: RegionPhase }): string {
    if (phase !== 'missing') return remote;
    if (missing.size < maxRemotes) missing.add(remote);
    return missing.has(remote) ? remote : 'other';
  }
  return {
    page({ shown, failed }) {
      for (const { remote, version } of shown) shownTotal.inc({ remote, version });
      for (const failure of failed) {
        const { version, phase } = failure;
        failedTotal.inc({ remote: labelOf(failure), version, phase });
      }
    },
  };
}
