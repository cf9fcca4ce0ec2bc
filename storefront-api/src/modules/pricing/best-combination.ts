import { discountsOf, type LineDiscount } from './assign-promotions.ts';
import { grossOf } from './line-discounts.ts';
import type { Promotion, SumInput, SummedLine } from './order-sums.ts';

/** Promotions that were chosen for a basket, and what the shopper then pays. */
export interface Combination {
  discounts: readonly LineDiscount[];
  /** The promotion that pays the delivery; null: none. */
  deliveryPromotionId: number | null;
  points: number;
  total: number;
}

/** More than any shop runs at once; it bounds the work for one basket. */
const maxSpanning = 3;

const isSpanning = ({ effect }: Promotion) => effect.kind === 'amount' || effect.kind === 'buy_x_get_y';

/**
 * Returns the combination with the lowest total: the automatic promotions, at most one code, one discount per line. Of
 * equal totals the one that spends fewer points wins, then the one with the lower promotion ids.
 *
 * @param lines in the order of their ids
 * @param promotions whose conditions are met, in the order of their ids
 */
export function bestCombination(
  lines: readonly SummedLine[],
  promotions: readonly Promotion[],
  input: SumInput,
): Combination {
  const automatic = promotions.filter(({ code }) => code === null);
  const codes = promotions.filter(({ code }) => code !== null);
  let best = combinationOf(
    [],
    lines.map(() => ({ promotionId: null, amount: 0 })),
    lines,
    input,
  );
  for (const code of [null, ...codes]) {
    const available =
      code === null ? automatic : [...automatic, code].toSorted((one, other) => one.id - other.id);
    const percentages = available.filter(({ effect }) => effect.kind === 'percentage');
    for (const spanning of subsets(available.filter(isSpanning), maxSpanning)) {
      for (const discounts of discountsOf(lines, percentages, spanning)) {
        const next = combinationOf(available, discounts, lines, input);
        if (isBetter(next, best)) best = next;
      }
    }
  }
  return best;
}

function combinationOf(
  available: readonly Promotion[],
  discounts: readonly LineDiscount[],
  lines: readonly SummedLine[],
  input: SumInput,
): Combination {
  const free = available.find(({ effect }) => effect.kind === 'free_delivery');
  const isFree = free !== undefined && input.delivery > 0;
  const left = lines.map((line, index) => grossOf(line) - (discounts[index]?.amount ?? 0));
  const points = spendablePoints(lines, left, input);
  const goods = left.reduce((sum, gross) => sum + gross, 0);
  const total = goods - points + (isFree ? 0 : input.delivery);
  return { discounts, deliveryPromotionId: isFree ? free.id : null, points, total };
}

/** Returns the points that pay for goods after discounts: never more than requested, available, or payable with points. */
function spendablePoints(lines: readonly SummedLine[], left: readonly number[], input: SumInput): number {
  const payable = lines.reduce(
    (sum, line, index) => sum + (line.isExcludedFromPoints ? 0 : (left[index] ?? 0)),
    0,
  );
  return Math.max(0, Math.min(input.requestedPoints, input.shopper.availablePoints, payable));
}

function isBetter(one: Combination, other: Combination): boolean {
  const difference = one.total - other.total || one.points - other.points;
  if (difference !== 0) return difference < 0;
  return compareIds(idsOf(one), idsOf(other)) < 0;
}

/** The applied promotions in the order of their ids, then those of each line. */
function idsOf({ discounts, deliveryPromotionId }: Combination): number[] {
  const ofLines = discounts.map(({ promotionId }) => promotionId ?? 0);
  const applied = new Set([...ofLines, deliveryPromotionId ?? 0].filter((id) => id !== 0));
  return [...[...applied].toSorted((one, other) => one - other), 0, ...ofLines];
}

function compareIds(one: readonly number[], other: readonly number[]): number {
  for (const [index, id] of one.entries()) {
    const difference = id - (other[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return one.length - other.length;
}

function subsets<Item>(items: readonly Item[], maxSize: number): Item[][] {
  return items.reduce<Item[][]>(
    (all, item) => [...all, ...all.filter((set) => set.length < maxSize).map((set) => [...set, item])],
    [[]],
  );
}
