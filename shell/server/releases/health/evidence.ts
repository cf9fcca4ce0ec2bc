/** Of one release: how many there were, and how many of them were bad. */
export interface Tally {
  seen: number;
  bad: number;
}

export interface Pair {
  canary: Tally;
  base: Tally;
}

/** What has been seen since one moment. */
export interface Run extends Pair {
  /** Milliseconds. */
  since: number;
  /** Of the whole stake, the part that this run was given. */
  weight: number;
  /** For each of the `effects`, the logarithm of how much likelier it makes what was seen. */
  logs: readonly number[];
}

export interface Evidence {
  /** Seen, but too little to be weighed by itself. */
  pending: Pair;
  runs: readonly Run[];
  /** How many runs were begun so far. */
  begun: number;
}

/** How many times likelier the canary might be to fail. All are betted on alike, since nobody knows which it is. */
const effects = [1.5, 2, 3, 5, 10, 30, 100];

/** Within fewer than these the canary's part would be little more than chance. */
const minBlockSize = 40;

/** So that a release that was fine for a day is found out as soon as one that never was. Milliseconds. */
const runIntervalMs = 15 * 60_000;
const maxRuns = 8;

export interface Weighing {
  /** The canary's share of the visitors, 0 to 1. */
  traffic: number;
  /** What one of those that were seen counts, 0 to 1: less than 1 where several of them fail together. */
  caution: number;
  /** Milliseconds. */
  at: number;
}

const none: Tally = { seen: 0, bad: 0 };
export const noEvidence: Evidence = { pending: { canary: none, base: none }, runs: [], begun: 0 };

/**
 * Adds what was seen since the last look. If the canary is no worse, each failure is one of its own with at most
 * the chance that its part of the traffic gives; betting against that wins nothing on average, however often one
 * looks. What was won by now is the evidence: a test martingale, whose chance of ever reaching n is at most 1/n
 * (Ville's inequality).
 */
export function weigh(evidence: Evidence, seen: Pair, { traffic, caution, at }: Weighing): Evidence {
  const pending = add(evidence.pending, seen);
  const total = pending.canary.seen + pending.base.seen;
  const { runs, begun } = withNewRun(evidence, at);
  if (total < minBlockSize) return { pending, runs, begun };
  // Kept pages count once for all their visitors, pages that fail are made for each of them: what was seen may be a
  // larger or a smaller part than the traffic. The larger one accuses nobody wrongly.
  const share = Math.max(traffic, pending.canary.seen / total);
  return {
    pending: noEvidence.pending,
    runs: runs.map((run) => extend(run, pending, share, caution)),
    begun,
  };
}

/** The logarithm of what the bets have become. */
export function logValue({ runs }: Evidence): number {
  return logSum(runs.map(logOfRun));
}

/** The run that speaks loudest. */
export function strongest({ runs }: Evidence): Run | undefined {
  return runs.reduce<Run | undefined>(
    (best, run) => (best === undefined || logOfRun(run) > logOfRun(best) ? run : best),
    undefined,
  );
}

function withNewRun({ runs, begun }: Evidence, at: number): Pick<Evidence, 'runs' | 'begun'> {
  const last = runs.at(-1);
  if (last && at < last.since + runIntervalMs) return { runs, begun };
  const number = begun + 1;
  // These sum to 1 over all the runs that there can ever be, so that the stake is never more than 1.
  const weight = 6 / (Math.PI * number) ** 2;
  const run = { since: at, weight, logs: effects.map(() => 0), ...noEvidence.pending };
  const [first, ...later] = [...runs, run];
  return { runs: first ? [first, ...later.slice(-(maxRuns - 1))] : [], begun: number };
}

function extend(run: Run, { canary, base }: Pair, share: number, caution: number): Run {
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

/** Of numbers too large to be written out. */
function logSum(logs: readonly number[]): number {
  const largest = Math.max(...logs, -Infinity);
  if (largest === -Infinity) return largest;
  return largest + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - largest), 0));
}

function add(one: Pair, other: Pair): Pair {
  return {
    canary: { seen: one.canary.seen + other.canary.seen, bad: one.canary.bad + other.canary.bad },
    base: { seen: one.base.seen + other.base.seen, bad: one.base.bad + other.base.bad },
  };
}
