import { durationNames, type DurationName } from '../observation.ts';
import type { ReleaseWindow } from '../release-window.ts';
import { slownessThresholds } from '../guard/verdict.ts';

/** Figures of one release, or of all other remotes. */
export type PromotionSide = ReturnType<ReleaseWindow['read']>;

interface Sides {
  /** Of the release, or of its predecessor. */
  own: PromotionSide;
  /** Of all other remotes in the same time. */
  others: PromotionSide;
}

export interface PromotionInput {
  versions: { now: string; before: string };
  before: Sides;
  after: Sides;
  /** Number of sites with a failure of the release. */
  sites: number;
  /** Minimal observations of each release before a verdict. */
  minSeen: number;
}

export interface PromotionVerdict {
  why: string;
  /** Far above what the time of day, the load or a campaign change. Times never are. */
  isExtreme: boolean;
}

/** Pages of one visitor fail together: five count as one, as in comparison.ts. */
const pagesPerVisitor = 5;
/**
 * Standard errors. One-sided probability 3 in 100,000 per comparison; with 60 comparisons in the hour and four questions,
 * a release that is no worse raises an alert with a probability below 1 %.
 */
const minStandardErrors = 4;
/** As for canaries: a few addresses must not raise an alert. */
const minSites = 5;
/** Minimal rise of the failure rate for an alert. */
const minRise = 0.005;
/** Minimal rise and ratio of the failure rate for a rollback. */
const extremeRise = 0.05;
const extremeRatio = 10;
/** Times swing with the load of the day: only a ratio above this raises an alert. */
const minSlowerRatio = 1.5;
const minTimings = 200;

/**
 * Compares a release with its predecessor before the promotion. What rose for the other remotes as well, such as
 * failures of the API, is subtracted. Returns null when it is not worse.
 */
export function decidePromotionVerdict(input: PromotionInput): PromotionVerdict | null {
  return compareFailures(input) ?? compareTimes(input);
}

function compareFailures({
  versions,
  before,
  after,
  sites,
  minSeen,
}: PromotionInput): PromotionVerdict | null {
  if (before.own.shown < minSeen || after.own.shown < minSeen || sites < minSites) return null;
  const [rateBefore, rateAfter] = [rateOf(before.own), rateOf(after.own)];
  const riseOfOthers = Math.max(0, rateOf(after.others) - rateOf(before.others));
  const rise = rateAfter - rateBefore - riseOfOthers;
  if (rise < minRise) return null;
  const [visitsBefore, visitsAfter] = [before.own.shown / pagesPerVisitor, after.own.shown / pagesPerVisitor];
  const pooled = (before.own.failed + after.own.failed) / (before.own.shown + after.own.shown);
  const standardError = Math.sqrt(pooled * (1 - pooled) * (1 / visitsBefore + 1 / visitsAfter));
  if (rise < minStandardErrors * standardError) return null;
  return {
    why: `${versions.now} fails in ${percent(rateAfter)} of ${number(after.own.shown)} renders since its promotion, ${versions.before} failed in ${percent(rateBefore)} of ${number(before.own.shown)} before`,
    isExtreme: rise >= extremeRise && rateAfter >= extremeRatio * Math.max(rateBefore, 0.001),
  };
}

function compareTimes({ versions, before, after }: PromotionInput): PromotionVerdict | null {
  for (const what of durationNames) {
    const [short, long] = [before.own[what], after.own[what]];
    if (short.count < minTimings || long.count < minTimings || short.p75 === null || long.p75 === null)
      continue;
    if (
      long.p75 < short.p75 * minSlowerRatio ||
      long.p75 - short.p75 < slownessThresholds[what].minDifferenceMs
    )
      continue;
    return {
      why: `${labels[what]} ${number(long.p75)} ms (p75 of ${number(long.count)}) since the promotion of ${versions.now}, ${number(short.p75)} ms (of ${number(short.count)}) with ${versions.before} before`,
      isExtreme: false,
    };
  }
  return null;
}

const labels: Record<DurationName, string> = { render: 'Pages take', lcp: 'LCP is', inp: 'INP is' };
const rateOf = ({ shown, failed }: PromotionSide) => (shown === 0 ? 0 : Math.min(failed, shown) / shown);
const percent = (rate: number) => `${(rate * 100).toFixed(1)} %`;
const number = (value: number) => value.toLocaleString('en-GB');
