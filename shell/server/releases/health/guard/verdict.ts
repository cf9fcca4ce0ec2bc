import { logEvidence, strongestRun, type Evidence } from './evidence.ts';
import type { DurationName, RateName } from '../observation.ts';
import type { Durations, ReleaseFigures } from '../release-figures.ts';

/** `suspect`: worse by browser reports alone, which can be forged, so it is logged and nothing is changed. */
export type Verdict = { verdict: 'fine' | 'unsure' } | { verdict: 'worse' | 'suspect'; why: string };

export type HealthMetric = RateName | DurationName;
export type EvidenceByMetric = Readonly<Record<HealthMetric, Evidence>>;

export interface VerdictInput {
  canary: ReleaseFigures;
  base: ReleaseFigures;
  /** For each metric, the evidence that the canary is worse. */
  evidence: EvidenceByMetric;
  /** For each metric, the log evidence that is discounted: see `discountOf` in comparison.ts. */
  discounts: Readonly<Record<HealthMetric, number>>;
  /** For each metric, the number of sites with a failure of the canary. */
  sites: Readonly<Record<HealthMetric, number>>;
  /** Observations of each release before a verdict. */
  minSeen: number;
}

/** Probability that a canary that is no worse is ever judged worse. */
const falseAlarmRate = 0.01;
/** Divided equally among the five metrics. */
const logThreshold = Math.log(5 / falseAlarmRate);
/** A few addresses that fail on purpose must not end a canary, whatever its share and duration. */
const minSites = 5;
/** Server evidence required to support browser reports. */
const supportingLogThreshold = Math.log(20);

/** Minimal difference of the failure rates; smaller ones are not worth a rollback. */
const minDifference = 0.005;

interface SlownessThreshold {
  percentile: 'p75' | 'p99';
  /** Minimal ratio to the default's duration. */
  minRatio: number;
  /** Minimal difference to the default's duration, milliseconds. */
  minDifferenceMs: number;
}

/** Thresholds for "slower". The percentile is also the threshold for single observations. */
export const slownessThresholds: Readonly<Record<DurationName, SlownessThreshold>> = {
  render: { percentile: 'p99', minRatio: 1.2, minDifferenceMs: 50 },
  lcp: { percentile: 'p75', minRatio: 1.2, minDifferenceMs: 200 },
  inp: { percentile: 'p75', minRatio: 1.2, minDifferenceMs: 100 },
};

/** Requires both statistical evidence and a relevant difference. */
export function decideVerdict(at: VerdictInput): Verdict {
  const onServer = describeFailures(at, 'server') ?? describeSlowness(at, 'render');
  if (onServer !== undefined) return { verdict: 'worse', why: onServer };
  const inBrowsers =
    describeFailures(at, 'browser') ?? describeSlowness(at, 'lcp') ?? describeSlowness(at, 'inp');
  if (inBrowsers !== undefined) {
    const isSupported = Math.max(valueOf(at, 'server'), valueOf(at, 'render')) >= supportingLogThreshold;
    return { verdict: isSupported ? 'worse' : 'suspect', why: inBrowsers };
  }
  const isEnough = [at.canary, at.base].every(({ server }) => server.shown >= at.minSeen);
  return { verdict: isEnough ? 'fine' : 'unsure' };
}

/** Log evidence without the discount for failures beyond one visitor's weight per site. */
function valueOf({ evidence, discounts, sites }: VerdictInput, what: HealthMetric): number {
  return sites[what] < minSites ? -Infinity : logEvidence(evidence[what]) - discounts[what];
}

function describeFailures(at: VerdictInput, what: RateName): string | undefined {
  const { canary, base, evidence, minSeen } = at;
  const run = strongestRun(evidence[what]);
  if (!run || run.canary.seen < minSeen || run.base.seen < minSeen) return undefined;
  if (valueOf(at, what) < logThreshold) return undefined;
  if (rateOf(run.canary) - rateOf(run.base) < minDifference) return undefined;
  const verb = what === 'server' ? 'fails' : 'breaks';
  const things = what === 'server' ? 'renders' : 'tabs';
  return `${canary.version} ${verb} in ${percent(rateOf(run.canary))} of ${number(run.canary.seen)} ${things}, ${base.version} in ${percent(rateOf(run.base))} of ${number(run.base.seen)}`;
}

function describeSlowness(at: VerdictInput, what: DurationName): string | undefined {
  const { canary, base, minSeen } = at;
  const { percentile, minRatio, minDifferenceMs } = slownessThresholds[what];
  const [its, usual] = [durationsOf(canary, what), durationsOf(base, what)];
  const [long, short] = [its[percentile], usual[percentile]];
  if (its.count < minSeen || usual.count < minSeen || long === null || short === null) return undefined;
  if (valueOf(at, what) < logThreshold) return undefined;
  if (long < short * minRatio || long - short < minDifferenceMs) return undefined;
  const start = what === 'render' ? 'Pages take' : `${what.toUpperCase()} is`;
  return `${start} ${number(long)} ms (${percentile} of ${number(its.count)}) with ${canary.version}, ${number(short)} ms (of ${number(usual.count)}) with ${base.version}`;
}

export function durationsOf({ server, browser }: ReleaseFigures, what: DurationName): Durations {
  return what === 'render' ? server.render : browser[what];
}

const rateOf = ({ seen, bad }: { seen: number; bad: number }) => Math.min(bad, seen) / seen;
const percent = (rate: number) => `${(rate * 100).toFixed(1)} %`;
const number = (value: number) => value.toLocaleString('en-GB');
