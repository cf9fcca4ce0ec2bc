/** A VAT rate that is valid from a date. */
export interface VatRate {
  country: string;
  /** 2000 is 20 %. */
  basisPoints: number;
  /** ISO 8601 date. */
  validFrom: string;
}

/** Standard rates, taken from secondary sources. */
export const vatRates: readonly VatRate[] = [
  { country: 'AT', basisPoints: 2000, validFrom: '1984-01-01' },
  { country: 'BE', basisPoints: 2100, validFrom: '1996-01-01' },
  { country: 'DE', basisPoints: 1900, validFrom: '2007-01-01' },
  { country: 'DK', basisPoints: 2500, validFrom: '1992-01-01' },
  { country: 'ES', basisPoints: 2100, validFrom: '2012-09-01' },
  { country: 'FI', basisPoints: 2400, validFrom: '2013-01-01' },
  { country: 'FI', basisPoints: 2550, validFrom: '2024-09-01' },
  { country: 'FR', basisPoints: 2000, validFrom: '2014-01-01' },
  { country: 'GB', basisPoints: 2000, validFrom: '2011-01-04' },
  { country: 'IE', basisPoints: 2300, validFrom: '2012-01-01' },
  { country: 'IT', basisPoints: 2200, validFrom: '2013-10-01' },
  { country: 'NL', basisPoints: 2100, validFrom: '2012-10-01' },
  { country: 'NO', basisPoints: 2500, validFrom: '2005-01-01' },
  { country: 'SE', basisPoints: 2500, validFrom: '1990-07-01' },
];

/**
 * Returns the rate of a country on a day, in basis points. Throws for an unknown country, so that nothing is sold
 * without tax by accident.
 */
export function vatRateOf(country: string, day: Date): number {
  const date = day.toISOString().slice(0, 10);
  const valid = vatRates
    .filter((rate) => rate.country === country && rate.validFrom <= date)
    .toSorted((one, other) => (one.validFrom < other.validFrom ? 1 : -1));
  const rate = valid[0];
  if (rate === undefined) throw new Error(`No VAT rate for ${country} on ${date}`);
  return rate.basisPoints;
}

/** Returns the tax included in a gross amount, in minor units, rounded half up. */
export function vatWithin(gross: number, basisPoints: number): number {
  return Math.floor((2 * gross * basisPoints + (10_000 + basisPoints)) / (2 * (10_000 + basisPoints)));
}

/**
 * Distributes an integer amount by weight with the largest remainder method, so that the parts sum to the amount
 * exactly. Of equal remainders the earlier part gets the unit. A weight of zero gets nothing unless all are zero.
 */
export function spread(amount: number, weights: readonly number[]): number[] {
  if (weights.length === 0) return [];
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = total === 0 ? weights.map(() => 1) : weights;
  const sum = BigInt(total === 0 ? weights.length : total);
  // Whole numbers: fractions that are equal would differ as floating-point numbers.
  const products = shares.map((weight) => BigInt(amount) * BigInt(weight));
  const parts = products.map((product) => Number(product / sum));
  let undistributed = amount - parts.reduce((all, part) => all + part, 0);
  const order = products
    .map((product, index) => ({ index, remainder: Number(product % sum) }))
    .sort((one, other) => other.remainder - one.remainder || one.index - other.index);
  for (const { index } of order) {
    if (undistributed === 0) break;
    parts[index] = (parts[index] ?? 0) + 1;
    undistributed -= 1;
  }
  return parts;
}
