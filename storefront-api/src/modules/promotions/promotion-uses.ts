import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { promotions, promotionUses } from '../../db/schema/index.ts';

interface PromotionUse {
  orderId: number;
  /** Null for a guest. */
  customerId: number | null;
  promotionIds: readonly number[];
  now: Date;
}

/**
 * Records that an order uses promotions. Locks them, because the last use may be taken by another order since the sums
 * were calculated: resolves with `used_up` then, and records nothing. Recording an order again changes nothing. Must be
 * called in the transaction that places the order.
 */
export async function recordPromotionUses(
  tx: Queryable,
  { orderId, customerId, promotionIds, now }: PromotionUse,
): Promise<'recorded' | 'used_up'> {
  if (promotionIds.length === 0) return 'recorded';
  const locked = await tx
    .select({
      id: promotions.id,
      maxUses: promotions.maxUses,
      maxUsesPerMember: promotions.maxUsesPerMember,
    })
    .from(promotions)
    .where(inArray(promotions.id, [...promotionIds]))
    // One order for all, so that two orders with the same promotions cannot wait for each other.
    .orderBy(asc(promotions.id))
    .for('update');
  const uses = await countOtherUses(tx, promotionIds, orderId, customerId);
  const isUsedUp = locked.some(({ id, maxUses, maxUsesPerMember }) => {
    const { all, ofMember } = uses.get(id) ?? { all: 0, ofMember: 0 };
    return all >= (maxUses ?? Infinity) || ofMember >= (maxUsesPerMember ?? Infinity);
  });
  if (isUsedUp || locked.length < new Set(promotionIds).size) return 'used_up';
  await tx
    .insert(promotionUses)
    .values(locked.map(({ id }) => ({ promotionId: id, orderId, customerId, usedAt: now })))
    .onConflictDoNothing();
  return 'recorded';
}

/** Makes the promotions of an order available again, such as when its payment failed. */
export async function releasePromotionUses(tx: Queryable, orderId: number): Promise<void> {
  await tx.delete(promotionUses).where(eq(promotionUses.orderId, orderId));
}

async function countOtherUses(
  tx: Queryable,
  promotionIds: readonly number[],
  orderId: number,
  customerId: number | null,
) {
  const rows = await tx
    .select({
      id: promotionUses.promotionId,
      all: sql<number>`count(*)::int`,
      ofMember: sql<number>`count(*) filter (where ${promotionUses.customerId} = ${customerId})::int`,
    })
    .from(promotionUses)
    .where(
      and(inArray(promotionUses.promotionId, [...promotionIds]), sql`${promotionUses.orderId} <> ${orderId}`),
    )
    .groupBy(promotionUses.promotionId);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}
