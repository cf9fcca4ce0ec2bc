import { bestCombination, type Combination } from './best-combination.ts';
import { grossOf } from './line-discounts.ts';
import type { LineSums, OrderSums, SumInput, SummedLine } from './order-sums.ts';
import { unmetReason, type CountedPromotion } from './promotion-conditions.ts';
import { spread, vatWithin } from './vat.ts';

/**
 * Returns the sums of a basket with the promotions that give the lowest total. `unmet` has the codes that do not apply;
 * automatic promotions are applied or not, without a reason. The order of lines and promotions does not matter: lines
 * and promotions are returned in the order of their ids.
 */
export function calculateSums(input: SumInput): OrderSums {
  const lines = input.lines.toSorted((one, other) => one.lineId - other.lineId);
  const promotions = input.promotions.toSorted((one, other) => one.id - other.id);
  const delivery = lines.length === 0 ? 0 : input.delivery;
  const known = { ...input, lines, promotions, delivery };
  const reasons = new Map(promotions.map((promotion) => [promotion, unmetReason(promotion, known)]));
  const met = promotions.filter((promotion) => reasons.get(promotion) === null);
  const best = bestCombination(lines, met, known);
  const applied = appliedOf(best, delivery);
  return {
    ...sumsOf(lines, best, delivery, input.vatBasisPoints),
    applied,
    unmet: promotions.flatMap((promotion) => {
      if (promotion.code === null) return [];
      const isWithoutUse = () => met.includes(promotion) && !isInUse(promotion, met, applied);
      const reason = reasons.get(promotion) ?? (isWithoutUse() ? 'another_code_is_better' : null);
      return reason === null ? [] : [{ promotionId: promotion.id, reason }];
    }),
  };
}

/** A code counts as in use too where nothing is left to pay for what it pays, and no other code is in use. */
function isInUse(
  promotion: CountedPromotion,
  met: readonly CountedPromotion[],
  applied: OrderSums['applied'],
): boolean {
  const isApplied = ({ id }: CountedPromotion) => applied.some(({ promotionId }) => promotionId === id);
  if (isApplied(promotion)) return true;
  const codes = met.filter(({ code }) => code !== null);
  const withoutEffect = codes.filter(({ effect }) => effect.kind === 'free_delivery');
  const isDeliveryPaid = met.some(({ effect, code }) => effect.kind === 'free_delivery' && code === null);
  return !codes.some(isApplied) && !isDeliveryPaid && withoutEffect[0] === promotion;
}

function appliedOf({ discounts, deliveryPromotionId }: Combination, delivery: number): OrderSums['applied'] {
  const amounts = new Map<number, number>();
  for (const { promotionId, amount } of discounts) {
    if (promotionId !== null) amounts.set(promotionId, (amounts.get(promotionId) ?? 0) + amount);
  }
  if (deliveryPromotionId !== null) amounts.set(deliveryPromotionId, delivery);
  return [...amounts]
    .toSorted(([one], [other]) => one - other)
    .map(([promotionId, amount]) => ({ promotionId, amount }));
}

function sumsOf(
  lines: readonly SummedLine[],
  { discounts, deliveryPromotionId, points, total }: Combination,
  delivery: number,
  vatBasisPoints: number,
): Omit<OrderSums, 'applied' | 'unmet'> {
  const discountOf = (index: number) => discounts[index]?.amount ?? 0;
  const left = lines.map((line, index) => grossOf(line) - discountOf(index));
  const pointsOf = spread(
    points,
    lines.map((line, index) => (line.isExcludedFromPoints ? 0 : (left[index] ?? 0))),
  );
  const paid = left.map((gross, index) => gross - (pointsOf[index] ?? 0));
  const deliveryDiscount = deliveryPromotionId === null ? 0 : delivery;
  const paidDelivery = delivery - deliveryDiscount;
  const vat = vatWithin(total, vatBasisPoints);
  const vatOf = spread(vat, [...paid, paidDelivery]);
  const deliveryVat = vatOf.at(-1) ?? 0;
  return {
    lines: lines.map((line, index): LineSums => {
      const lineVat = vatOf[index] ?? 0;
      return {
        lineId: line.lineId,
        gross: grossOf(line),
        discount: discountOf(index),
        points: pointsOf[index] ?? 0,
        vat: lineVat,
        net: (paid[index] ?? 0) - lineVat,
        promotionId: discounts[index]?.promotionId ?? null,
      };
    }),
    subtotal: lines.reduce((sum, line) => sum + grossOf(line), 0),
    discount: discounts.reduce((sum, { amount }) => sum + amount, 0),
    points,
    delivery: {
      gross: delivery,
      discount: deliveryDiscount,
      vat: deliveryVat,
      net: paidDelivery - deliveryVat,
    },
    total,
    vat,
    totalExVat: total - vat,
  };
}
