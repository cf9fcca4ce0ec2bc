import type { RegionPhase } from 'shared-runtime/host';

/** The regions of one page. */
export interface RegionReport {
  /** The region's code was loaded. `ms`: render time of its page. */
  shown: { remote: string; version: string; ms: number }[];
  failed: { remote: string; version: string; phase: RegionPhase }[];
}

/** The regions of one page. `network`: of the visitor's address; null for no single page. */
export interface PageReport extends RegionReport {
  network: string | null;
}

/** Receives the report of every rendered page. */
export interface PageReporter {
  page(report: PageReport): void;
}
