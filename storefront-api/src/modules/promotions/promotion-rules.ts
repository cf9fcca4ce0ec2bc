import * as z from 'zod';
import type { Promotion } from '../pricing/order-sums.ts';

const ids = z.array(z.int()).nonempty().nullable().default(null);

/** Minor units by ISO currency. */
const amounts = z.record(z.string().regex(/^[A-Z]{3}$/), z.int().positive());

/** Column `rules` of a promotion. Amounts are by currency; a store whose currency has none is without the promotion. */
export const promotionRulesSchema = z.strictObject({
  effect: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('percentage'), percent: z.int().min(1).max(100) }),
    z.strictObject({ kind: z.literal('amount'), amounts }),
    z.strictObject({ kind: z.literal('free_delivery') }),
    z.strictObject({ kind: z.literal('buy_x_get_y'), buy: z.int().min(1), get: z.int().min(1) }),
  ]),
  brandIds: ids,
  categoryIds: ids,
  saleIds: ids,
  customerGroups: ids,
  isFirstOrderOnly: z.boolean().default(false),
  /** Goods from which the promotion applies; null: any. */
  minimums: amounts.nullable().default(null),
});

export type PromotionRules = z.output<typeof promotionRulesSchema>;

type Effect = Promotion['effect'];

/** Returns effect and minimum in a currency; null if the promotion has no amount in it. */
export function rulesInCurrency(
  rules: PromotionRules,
  currency: string,
): { effect: Effect; minimum: number | null } | null {
  const effect = effectIn(rules.effect, currency);
  const minimum = rules.minimums === null ? null : rules.minimums[currency];
  return effect === null || minimum === undefined ? null : { effect, minimum };
}

function effectIn(effect: PromotionRules['effect'], currency: string): Effect | null {
  if (effect.kind !== 'amount') return effect;
  const amount = effect.amounts[currency];
  return amount === undefined ? null : { kind: 'amount', amount };
}
