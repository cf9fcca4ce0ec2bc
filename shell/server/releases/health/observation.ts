import type { RemoteName } from 'shared-contracts/exposes';
import type { RegionPhase } from 'shared-runtime/host';

export const rateNames = ['server', 'browser'] as const;
export type RateName = (typeof rateNames)[number];

export const durationNames = ['render', 'lcp', 'inp'] as const;
export type DurationName = (typeof durationNames)[number];

interface OfRelease {
  remote: RemoteName;
  version: string;
  /** Of the address of the visitor; null where no single visitor is meant. */
  network: string | null;
}

/** Something was tried (`seen`) and may have failed (`bad`): a page on the server, a tab in the browser. */
export type Attempt = OfRelease & { what: RateName; seen: number; bad: number };
export type Timing = OfRelease & { what: DurationName; ms: number };
export type Observation = Attempt | Timing;

export function isTiming(observation: Observation): observation is Timing {
  return 'ms' in observation;
}

/** What failed before its code was there was never counted as shown. */
export function isCountedAsShown(phase: RegionPhase): boolean {
  return phase === 'render';
}
