import { Counter, type Registry } from 'prom-client';
import type { RegionPhase } from 'shared-runtime/host';

interface OfRelease {
  remote: string;
  version: string;
}

/** Told of every region of every page that is made, by remote and release: each is an error domain of its own. */
export interface RegionWatch {
  /** Its code was there when the page was made. `ms`: how long its page took. */
  shown(region: OfRelease & { ms: number }): void;
  failed(failure: OfRelease & { phase: RegionPhase; error: unknown }): void;
}

/** Tells several of the same. */
export function toAll(...watches: readonly RegionWatch[]): RegionWatch {
  return {
    shown: (region) => watches.forEach((watch) => watch.shown(region)),
    failed: (failure) => watches.forEach((watch) => watch.failed(failure)),
  };
}

/** Counts for `/metrics`. Versions come from the registry, so nobody outside can invent labels. */
export function createRegionCounters(registry: Registry): RegionWatch {
  const shown = new Counter({
    name: 'shell_regions_total',
    help: 'Regions of rendered pages whose code was there, by remote and version',
    labelNames: ['remote', 'version'],
    registers: [registry],
  });
  const failed = new Counter({
    name: 'shell_region_failures_total',
    help: 'Regions that failed on the server, by remote, version and phase',
    labelNames: ['remote', 'version', 'phase'],
    registers: [registry],
  });
  return {
    shown: ({ remote, version }) => shown.inc({ remote, version }),
    failed: ({ remote, version, phase }) => failed.inc({ remote, version, phase }),
  };
}
