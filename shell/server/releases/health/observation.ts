import type { RemoteName } from 'shared-contracts/releases';
import type { RegionPhase } from 'shared-runtime/host';

export const rateNames = ['server', 'browser'] as const;
export type RateName = (typeof rateNames)[number];

export const durationNames = ['render', 'lcp', 'inp'] as const;
export type DurationName = (typeof durationNames)[number];

interface OfRelease {
  remote: RemoteName;
  version: string;
  /** Site of the visitor's address (`clientSite`); null where no single visitor is involved. */
  site: string | null;
}

/** An attempt (`seen`) that may have failed (`bad`): a page on the server or a tab in the browser. */
export type RateObservation = OfRelease & { what: RateName; seen: number; bad: number };
export type DurationObservation = OfRelease & { what: DurationName; ms: number };
export type Observation = RateObservation | DurationObservation;

export function isDuration(observation: Observation): observation is DurationObservation {
  return 'ms' in observation;
}

/** Regions that failed before their code was loaded were never counted as shown. */
export function isCountedAsShown(phase: RegionPhase): boolean {
  return phase === 'render';
}
