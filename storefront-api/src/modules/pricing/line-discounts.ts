import type { Promotion, SummedLine } from './order-sums.ts';
import { spread } from './vat.ts';

export const grossOf = (line: SummedLine): number => line.special * line.qty;

/** Returns the reduction of each line by one promotion that applies to all of them, minor units. */
export function lineDiscounts(effect: Promotion['effect'], lines: readonly SummedLine[]): number[] {
  switch (effect.kind) {
    case 'percentage':
      return lines.map((line) => percentageOf(grossOf(line), effect.percent));
    case 'amount':
      return amountDiscounts(effect.amount, lines);
    case 'free_delivery':
      return lines.map(() => 0);
    case 'buy_x_get_y':
      return freePieces(effect, lines);
  }
}

/** Rounded half up. */
export function percentageOf(gross: number, percent: number): number {
  return Math.floor((2 * gross * percent + 100) / 200);
}

function amountDiscounts(amount: number, lines: readonly SummedLine[]): number[] {
  const gross = lines.map(grossOf);
  const sum = gross.reduce((total, each) => total + each, 0);
  return spread(Math.min(amount, sum), gross);
}

/**
 * Groups the pieces from the dearest to the cheapest; the cheapest of each full group are free. A group that is not
 * full has nothing free, so that one more cheap piece never makes another one dearer.
 */
function freePieces({ buy, get }: { buy: number; get: number }, lines: readonly SummedLine[]): number[] {
  const discounts = lines.map(() => 0);
  const pieces = lines
    .flatMap(({ special, qty }, index) => Array.from({ length: qty }, () => ({ special, index })))
    .toSorted((one, other) => other.special - one.special || one.index - other.index);
  const groupSize = buy + get;
  const grouped = pieces.slice(0, pieces.length - (pieces.length % groupSize));
  for (const [position, { special, index }] of grouped.entries()) {
    if (position % groupSize >= buy) discounts[index] = (discounts[index] ?? 0) + special;
  }
  return discounts;
}
