import { lineDiscounts, percentageOf, grossOf } from './line-discounts.ts';
import type { Promotion, SummedLine } from './order-sums.ts';
import { matchesLine } from './promotion-conditions.ts';

/** Reduction of a line. A line has one discount at most. */
export interface LineDiscount {
  promotionId: number | null;
  amount: number;
}

/** For each line, the promotion whose goods it counts to; null: the best percentage. */
type Assignment = readonly (Promotion | null)[];

/** Above it, promotions take all of their lines in turn, instead of every possible choice of lines. */
const maxAssignments = 512;

/**
 * Yields the ways to give each line one of the promotions. The effect of `spanning` promotions depends on several lines
 * together; percentages do not, so each line that is left has its best one.
 */
export function* discountsOf(
  lines: readonly SummedLine[],
  percentages: readonly Promotion[],
  spanning: readonly Promotion[],
): Generator<LineDiscount[]> {
  const best = lines.map((line) => bestPercentage(line, percentages));
  for (const assignment of assignmentsOf(lines, spanning)) {
    const discounts = [...best];
    for (const promotion of spanning) {
      const indexes = lines.flatMap((_line, index) => (assignment[index] === promotion ? [index] : []));
      const own = indexes.flatMap((index) => lines[index] ?? []);
      for (const [position, amount] of lineDiscounts(promotion.effect, own).entries()) {
        discounts[indexes[position] ?? 0] = { promotionId: amount === 0 ? null : promotion.id, amount };
      }
    }
    yield discounts;
  }
}

function bestPercentage(line: SummedLine, percentages: readonly Promotion[]): LineDiscount {
  let best: LineDiscount = { promotionId: null, amount: 0 };
  for (const promotion of percentages) {
    const { effect } = promotion;
    if (effect.kind !== 'percentage' || !matchesLine(promotion, line)) continue;
    const amount = percentageOf(grossOf(line), effect.percent);
    if (amount > best.amount) best = { promotionId: promotion.id, amount };
  }
  return best;
}

function assignmentsOf(lines: readonly SummedLine[], spanning: readonly Promotion[]): readonly Assignment[] {
  const choices = lines.map((line) => [
    null,
    ...spanning.filter((promotion) => matchesLine(promotion, line)),
  ]);
  const count = choices.reduce((product, { length }) => Math.min(product * length, maxAssignments + 1), 1);
  return count <= maxAssignments ? everyChoice(choices) : everyTurn(lines, spanning);
}

function everyChoice(choices: readonly (readonly (Promotion | null)[])[]): Assignment[] {
  return choices.reduce<Assignment[]>(
    (assignments, options) => assignments.flatMap((head) => options.map((option) => [...head, option])),
    [[]],
  );
}

/** Each promotion takes the matching lines that none before it took. */
function everyTurn(lines: readonly SummedLine[], spanning: readonly Promotion[]): Assignment[] {
  return permutations(spanning).map((turns) =>
    lines.map((line) => turns.find((promotion) => matchesLine(promotion, line)) ?? null),
  );
}

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) =>
    permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
  );
}
