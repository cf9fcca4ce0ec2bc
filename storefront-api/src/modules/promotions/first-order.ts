import { and, eq, notInArray } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { orders } from '../../db/schema/index.ts';

/** Returns whether the next order of a member is the first one. Orders that were not paid do not count. */
export async function isFirstOrder(db: Queryable, customerId: number): Promise<boolean> {
  const isOfMember = eq(orders.customerId, customerId);
  return (await db.$count(orders, and(isOfMember, notInArray(orders.state, ['draft', 'canceled'])))) === 0;
}
