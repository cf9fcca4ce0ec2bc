import type { Promotion, SumInput, SummedLine, UnmetReason } from './order-sums.ts';

export type CountedPromotion = SumInput['promotions'][number];

/** Returns whether a promotion is meant for a line. Its other conditions are in {@link unmetReason}. */
export function matchesLine(promotion: Promotion, line: SummedLine): boolean {
  const { brandIds, categoryIds, saleIds } = promotion;
  return (
    !line.isExcludedFromPromotions &&
    line.qty > 0 &&
    (brandIds === null || brandIds.includes(line.brandId)) &&
    (categoryIds === null || line.categoryIds.some((id) => categoryIds.includes(id))) &&
    (saleIds === null || line.saleIds.some((id) => saleIds.includes(id)))
  );
}

/** Returns the first condition that a promotion does not meet; null if it may apply. */
export function unmetReason(promotion: CountedPromotion, input: SumInput): UnmetReason | null {
  return (
    unmetTime(promotion, input.now) ?? unmetByShopper(promotion, input) ?? unmetByGoods(promotion, input)
  );
}

function unmetTime({ startsAt, endsAt, maxUses, uses }: CountedPromotion, now: Date): UnmetReason | null {
  if (startsAt !== null && startsAt > now) return 'not_started';
  if (endsAt !== null && endsAt <= now) return 'ended';
  return maxUses !== null && uses >= maxUses ? 'used_up' : null;
}

function unmetByShopper(promotion: CountedPromotion, { shopper }: SumInput): UnmetReason | null {
  const { customerGroups, isFirstOrderOnly, maxUsesPerMember, usesOfMember } = promotion;
  const isForMembers = customerGroups !== null || isFirstOrderOnly || maxUsesPerMember !== null;
  // The orders of a guest cannot be counted.
  if (isForMembers && shopper.customerId === null) return 'members_only';
  if (customerGroups !== null && !customerGroups.includes(shopper.group)) return 'other_group';
  if (isFirstOrderOnly && !shopper.isFirstOrder) return 'first_order_only';
  return maxUsesPerMember !== null && usesOfMember >= maxUsesPerMember ? 'used_up' : null;
}

function unmetByGoods(promotion: CountedPromotion, { lines }: SumInput): UnmetReason | null {
  const matching = lines.filter((line) => matchesLine(promotion, line));
  if (matching.length === 0) return 'no_matching_item';
  const goods = lines.reduce((sum, line) => sum + line.special * line.qty, 0);
  if (promotion.minimum !== null && goods < promotion.minimum) return 'minimum';
  const { effect } = promotion;
  if (effect.kind !== 'buy_x_get_y') return null;
  const pieces = matching.reduce((sum, line) => sum + line.qty, 0);
  return pieces < effect.buy + effect.get ? 'no_matching_item' : null;
}
