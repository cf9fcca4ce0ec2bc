import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { promotionUses } from '../../db/schema/index.ts';

/**
 * Returns whether the next order of a member is the first one. The shop has no table of orders yet, so that only orders
 * with a promotion are known.
 */
export async function isFirstOrder(db: Queryable, customerId: number): Promise<boolean> {
  return (await db.$count(promotionUses, eq(promotionUses.customerId, customerId))) === 0;
}
