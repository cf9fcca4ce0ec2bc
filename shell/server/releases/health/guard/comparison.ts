import { LRUCache } from 'lru-cache';
import { noEvidence, updateEvidence, type ReleasePair } from './evidence.ts';
import { durationNames, isDuration, rateNames, type DurationName, type Observation } from '../observation.ts';
import type { ReleaseFigures } from '../release-figures.ts';
import {
  durationsOf,
  decideVerdict,
  slownessThresholds,
  type EvidenceByMetric,
  type HealthMetric,
  type Verdict,
} from './verdict.ts';

/** Pages that are left out: code is slow when it runs for the first time, and the canary's ran last. */
const warmupPages = 200;

/**
 * Weight of one observation. Pages of one visitor fail together, so on the server five count as one; of tabs only the
 * first of each visitor is counted.
 */
const caution: Readonly<Record<HealthMetric, number>> = {
  server: 1 / 5,
  render: 1 / 5,
  browser: 1,
  lcp: 1,
  inp: 1,
};

/** Sites whose failures are counted separately; the least recently used are evicted. */
const maxSites = 20_000;

export interface ComparisonInput {
  canary: ReleaseFigures;
  base: ReleaseFigures;
  /** The canary's share of the visitors, 0 to 1. */
  traffic: number;
  /** Milliseconds. */
  at: number;
}

/** Compares a canary with the default of its remote for as long as it is live. */
export interface Comparison {
  observe: (observation: Observation) => void;
  /** Evaluates the observations since the last call. */
  compare(compare: ComparisonInput): Verdict;
}

export function createComparison(versions: { canary: string; base: string }, minSeen: number): Comparison {
  const metrics: readonly HealthMetric[] = [...rateNames, ...durationNames];
  const emptyPairs = () =>
    Object.fromEntries(
      metrics.map((metric) => [metric, { canary: { seen: 0, bad: 0 }, base: { seen: 0, bad: 0 } }]),
    ) as Record<HealthMetric, ReleasePair>;
  let newPairs = emptyPairs();
  let evidence = Object.fromEntries(metrics.map((metric) => [metric, noEvidence])) as EvidenceByMetric;
  /** For each metric, the canary's failures by site since the start of the comparison. */
  const failuresBySite = Object.fromEntries(
    metrics.map((metric) => [metric, new LRUCache<string, number>({ max: maxSites })]),
  ) as Record<HealthMetric, LRUCache<string, number>>;
  /** For each metric, failures beyond the weight of one visitor per site. */
  const excessFailures = Object.fromEntries(metrics.map((metric) => [metric, 0])) as Record<
    HealthMetric,
    number
  >;
  let minTraffic = 1;
  let rendered = 0;
  /** Thresholds from the default's figures before the compared observations, so that none is compared with itself. */
  const slowThresholds: Record<DurationName, number | null> = { render: null, lcp: null, inp: null };

  function sideOf(version: string): keyof ReleasePair | undefined {
    if (version === versions.canary) return 'canary';
    return version === versions.base ? 'base' : undefined;
  }

  function countBad(metric: HealthMetric, side: keyof ReleasePair, site: string | null, bad: number): void {
    newPairs[metric][side].bad += bad;
    if (bad === 0 || side === 'base' || site === null) return;
    const before = failuresBySite[metric].get(site) ?? 0;
    failuresBySite[metric].set(site, before + bad);
    excessFailures[metric] += beyondOneVisitor(metric, before + bad) - beyondOneVisitor(metric, before);
  }

  const beyondOneVisitor = (metric: HealthMetric, bad: number) => Math.max(0, caution[metric] * bad - 1);

  /** Upper bound of the log evidence that comes from failures beyond one visitor's weight per site. */
  const discountOf = (metric: HealthMetric) => excessFailures[metric] * -Math.log(minTraffic);

  return {
    observe(observation) {
      const side = sideOf(observation.version);
      if (side === undefined) return;
      const tally = newPairs[observation.what][side];
      if (!isDuration(observation)) {
        tally.seen += observation.seen;
        countBad(observation.what, side, observation.site, observation.bad);
        return;
      }
      const { what, ms } = observation;
      if (what === 'render' && side === 'canary' && ++rendered <= warmupPages) return;
      const limit = slowThresholds[what];
      if (limit === null) return;
      tally.seen += 1;
      if (ms > limit) countBad(what, side, observation.site, 1);
    },
    compare({ canary, base, traffic, at }) {
      minTraffic = Math.min(minTraffic, traffic);
      evidence = Object.fromEntries(
        metrics.map((metric) => [
          metric,
          updateEvidence(evidence[metric], newPairs[metric], { traffic, at, caution: caution[metric] }),
        ]),
      ) as EvidenceByMetric;
      newPairs = emptyPairs();
      for (const what of durationNames) {
        const durations = durationsOf(base, what);
        slowThresholds[what] =
          durations.count >= minSeen ? durations[slownessThresholds[what].percentile] : null;
      }
      const discounts = Object.fromEntries(metrics.map((metric) => [metric, discountOf(metric)])) as Record<
        HealthMetric,
        number
      >;
      const sites = Object.fromEntries(
        metrics.map((metric) => [metric, failuresBySite[metric].size]),
      ) as Record<HealthMetric, number>;
      return decideVerdict({ canary, base, evidence, discounts, sites, minSeen });
    },
  };
}
