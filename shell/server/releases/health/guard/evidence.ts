/** Observations of one release, and how many of them were bad. */
export interface Tally {
  seen: number;
  bad: number;
}

export interface ReleasePair {
  canary: Tally;
  base: Tally;
}

/** The observations since one moment. */
export interface Run extends ReleasePair {
  /** Milliseconds. */
  since: number;
  /** Share of the initial stake, 0 to 1. */
  weight: number;
  /** For each of the `effects`, the log likelihood ratio of the observations. */
  logs: readonly number[];
}

export interface Evidence {
  /** Observed, but not yet weighed because the block is too small. */
  pending: ReleasePair;
  runs: readonly Run[];
  /** Number of runs started so far. */
  begun: number;
}

/** Assumed ratios of the failure rates. All get the same stake, since the true ratio is unknown. */
const effects = [1.5, 2, 3, 5, 10, 30, 100];

/** With fewer observations the canary's share is mostly chance. */
const minBlockSize = 40;

/**
 * Interval at which a new run starts, milliseconds: a release that degrades after a day is found as soon as one that
 * was bad from the start.
 */
const runIntervalMs = 15 * 60_000;
const maxRuns = 8;

export interface UpdateEvidenceOptions {
  /** The canary's share of the visitors, 0 to 1. */
  traffic: number;
  /** Weight of one observation, 0 to 1: less than 1 where several fail together. */
  caution: number;
  /** Milliseconds. */
  at: number;
}

const none: Tally = { seen: 0, bad: 0 };
export const noEvidence: Evidence = { pending: { canary: none, base: none }, runs: [], begun: 0 };

/**
 * Adds the observations since the last call. If the canary is no worse, a failure is the canary's with at most the
 * probability of its traffic share; betting against that wins nothing on average, however often it is evaluated. The
 * value of the bets is the evidence: a test martingale, whose probability of ever reaching n is at most 1/n (Ville's
 * inequality).
 */
export function updateEvidence(
  evidence: Evidence,
  seen: ReleasePair,
  { traffic, caution, at }: UpdateEvidenceOptions,
): Evidence {
  const pending = add(evidence.pending, seen);
  const total = pending.canary.seen + pending.base.seen;
  const { runs, begun } = withNewRun(evidence, at);
  if (total < minBlockSize) return { pending, runs, begun };
  // Cached pages count once for all their visitors, failed ones for each visitor, so the observed share differs from
  // the traffic. The larger of the two is the conservative choice.
  const share = Math.max(traffic, pending.canary.seen / total);
  return {
    pending: noEvidence.pending,
    runs: runs.map((run) => extend(run, pending, share, caution)),
    begun,
  };
}

/** Returns the logarithm of the value of all bets. */
export function logEvidence({ runs }: Evidence): number {
  return logSum(runs.map(logOfRun));
}

/** Returns the run with the strongest evidence. */
export function strongestRun({ runs }: Evidence): Run | undefined {
  return runs.reduce<Run | undefined>(
    (best, run) => (best === undefined || logOfRun(run) > logOfRun(best) ? run : best),
    undefined,
  );
}

function withNewRun({ runs, begun }: Evidence, at: number): Pick<Evidence, 'runs' | 'begun'> {
  const last = runs.at(-1);
  if (last && at < last.since + runIntervalMs) return { runs, begun };
  const number = begun + 1;
  // These weights sum to 1 over all runs, so that the total stake never exceeds 1.
  const weight = 6 / (Math.PI * number) ** 2;
  const run = { since: at, weight, logs: effects.map(() => 0), ...noEvidence.pending };
  const [first, ...later] = [...runs, run];
  return { runs: first ? [first, ...later.slice(-(maxRuns - 1))] : [], begun: number };
}

function extend(run: Run, { canary, base }: ReleasePair, share: number, caution: number): Run {
  const bad = canary.bad + base.bad;
  return {
    ...run,
    ...add(run, { canary, base }),
    logs: run.logs.map((log, index) => {
      const effect = effects[index] ?? 1;
      return log + caution * (canary.bad * Math.log(effect) - bad * Math.log1p(share * (effect - 1)));
    }),
  };
}

function logOfRun({ weight, logs }: Run): number {
  return Math.log(weight) + logSum(logs) - Math.log(logs.length);
}

/** Log-sum-exp, which avoids overflow. */
function logSum(logs: readonly number[]): number {
  const largest = Math.max(...logs, -Infinity);
  if (largest === -Infinity) return largest;
  return largest + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - largest), 0));
}

function add(one: ReleasePair, other: ReleasePair): ReleasePair {
  return {
    canary: { seen: one.canary.seen + other.canary.seen, bad: one.canary.bad + other.canary.bad },
    base: { seen: one.base.seen + other.base.seen, bad: one.base.bad + other.base.bad },
  };
}
