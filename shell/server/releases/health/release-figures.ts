import type { RemoteName } from 'shared-contracts/exposes';

/** How long something took, milliseconds; null where nothing was measured. */
export interface Durations {
  count: number;
  p50: number | null;
  p75: number | null;
  p99: number | null;
}

/** What this server knows of one release, over its last while. */
export interface ReleaseFigures {
  remote: RemoteName;
  version: string;
  /** Regions that pages were made with here, those that failed, and how long their pages took. */
  server: { shown: number; failed: number; render: Durations };
  /** What tabs that run it have reported. */
  browser: { loads: number; failures: number; lcp: Durations; inp: Durations };
}
