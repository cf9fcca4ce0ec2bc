/**
 * Arithmetic of money on whole numbers of any size. It is written a second time on purpose: what the shop calculates
 * wrongly must not be checked by the same code.
 */

/** Divides and rounds halves up; both numbers are positive. */
export const divideHalfUp = (dividend: bigint, divisor: bigint): bigint =>
  (2n * dividend + divisor) / (2n * divisor);

export const sumOf = (values: readonly bigint[]): bigint => values.reduce((sum, value) => sum + value, 0n);

/**
 * Distributes an amount by weight with the largest remainder method; of equal remainders the earlier part is raised.
 * Without any weight the parts are equal.
 */
export function distribute(amount: bigint, weights: readonly bigint[]): bigint[] {
  const used = sumOf(weights) === 0n ? weights.map(() => 1n) : weights;
  const whole = sumOf(used);
  const parts = used.map((weight) => (amount * weight) / whole);
  const missing = Number(amount - sumOf(parts));
  const raised = used
    .map((weight, index) => ({ index, remainder: (amount * weight) % whole }))
    .toSorted((one, other) =>
      one.remainder === other.remainder ? one.index - other.index : one.remainder > other.remainder ? -1 : 1,
    )
    .slice(0, missing);
  for (const { index } of raised) parts[index] = (parts[index] ?? 0n) + 1n;
  return parts;
}
