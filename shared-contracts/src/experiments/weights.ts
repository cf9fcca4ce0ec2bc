const whole = 100;

/**
 * Percentages as they are written into a configuration, made to sum to 100 (specification §5): missing ones share what
 * the others leave, too much is scaled down, too little is scaled up, and what rounding leaves goes to the first that is
 * not zero. All zero where nobody is to take part.
 *
 * @param given percent, null where none is written
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
