const whole = 100;

/**
 * Scales the percentages of a configuration to a sum of 100 (specification §5). Missing ones share the remainder, and
 * the remainder of rounding is added to the first that is not zero. All are zero if all given ones are.
 * @param given percent, null if missing
 * @returns whole percent, in the same order
 */
export function normaliseWeights(given: readonly (number | null)[]): number[] {
  const written = given.filter((weight) => weight !== null);
  const share = Math.max(0, whole - total(written)) / (given.length - written.length);
  const weights = given.map((weight) => weight ?? share);
  const sum = total(weights);
  if (sum === 0) return weights;
  const rounded = weights.map((weight) => Math.floor((weight * whole) / sum));
  const first = weights.findIndex((weight) => weight > 0);
  return rounded.map((weight, index) => (index === first ? weight + whole - total(rounded) : weight));
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
