export interface Comparison {
  /** Medians in milliseconds. */
  medians: readonly [number, number];
  /**
   * Probability that a duration of the first series is longer than one of the second: the statistic of the Mann-Whitney
   * test. 0.5: a duration reveals nothing; 0 and 1: a single one is enough.
   */
  probability: number;
  isClear: boolean;
}

/** Chance stays below. With 200 durations in each series one standard error is 0.03. */
const maxStandardErrors = 5;
/** Below the jitter of a network. */
const maxDifferenceMs = 1;

/** Compares two series of durations. A difference is clear if both the ranks and the medians show it. */
export function compareDurations(first: readonly number[], second: readonly number[]): Comparison {
  const medians = [median(first), median(second)] as const;
  const wins = first.map((one) => second.reduce((sum, other) => sum + winOf(one, other), 0));
  const probability = wins.reduce((sum, each) => sum + each, 0) / (first.length * second.length);
  const [n, m] = [first.length, second.length];
  const maxDeviation = maxStandardErrors * Math.sqrt((n + m + 1) / (12 * n * m));
  const isClear =
    Math.abs(probability - 0.5) > maxDeviation && Math.abs(medians[0] - medians[1]) > maxDifferenceMs;
  return { medians, probability, isClear };
}

function winOf(one: number, other: number): number {
  return one === other ? 0.5 : Number(one > other);
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}
