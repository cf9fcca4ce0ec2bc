import { and, asc, eq, getTableColumns, inArray, isNotNull, sql } from 'drizzle-orm';
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
 * Records that an order uses promotions. Locks those whose uses are limited, because the last use may be taken by another
 * order since the sums were calculated: resolves with `used_up` then, and records nothing. The others are not locked, or
 * all orders with one automatic promotion would wait for each other. Recording an order again changes nothing. Must be
 * called in the transaction that places the order, in which the member is locked.
 */
export async function recordPromotionUses(
  tx: Queryable,
  { orderId, customerId, promotionIds, now }: PromotionUse,
): Promise<'recorded' | 'used_up'> {
  if (promotionIds.length === 0) return 'recorded';
  const known = await lockLimited(tx, promotionIds);
  const limited = known.filter(hasLimit).map(({ id }) => id);
  const uses = await countOtherUses(tx, limited, orderId, customerId);
  const isUsedUp = known.some(({ id, maxUses, maxUsesPerMember }) => {
    const { all, ofMember } = uses.get(id) ?? { all: 0, ofMember: 0 };
    return all >= (maxUses ?? Infinity) || ofMember >= (maxUsesPerMember ?? Infinity);
  });
  if (isUsedUp || known.length < new Set(promotionIds).size) return 'used_up';
  await tx
    .insert(promotionUses)
    .values(known.map(({ id }) => ({ promotionId: id, orderId, customerId, usedAt: now })))
    .onConflictDoNothing();
  return 'recorded';
}

interface Limited {
  maxUses: number | null;
  maxUsesPerMember: number | null;
}

export const hasLimit = ({ maxUses, maxUsesPerMember }: Limited): boolean =>
  maxUses !== null || maxUsesPerMember !== null;

/** Returns the promotions, and locks those with a limit for all. That of a member is under the lock of the member. */
async function lockLimited(tx: Queryable, ids: readonly number[]) {
  const { id, maxUses, maxUsesPerMember } = getTableColumns(promotions);
  const isNamed = inArray(id, [...ids]);
  const found = await tx.select({ id, maxUses, maxUsesPerMember }).from(promotions).where(isNamed);
  if (found.every((promotion) => promotion.maxUses === null)) return found;
  await tx
    .select({ id })
    .from(promotions)
    .where(and(isNamed, isNotNull(maxUses)))
    // One order for all, so that two orders with the same promotions cannot wait for each other.
    .orderBy(asc(id))
    .for('update');
  return found;
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
  if (promotionIds.length === 0) return new Map<number, { all: number; ofMember: number }>();
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
