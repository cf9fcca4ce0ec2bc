import type { RemoteName } from 'shared-contracts/releases';

/** Percentiles in milliseconds; null without measurements. */
export interface Durations {
  count: number;
  p50: number | null;
  p75: number | null;
  p99: number | null;
}

/** This server's figures of one release over the last quarter of an hour. */
export interface ReleaseFigures {
  remote: RemoteName;
  version: string;
  /** Regions rendered, regions failed, and render times of their pages. */
  server: { shown: number; failed: number; render: Durations };
  /** What tabs that run this release have reported. */
  browser: { loads: number; failures: number; lcp: Durations; inp: Durations };
}
