import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { orders } from '../../../db/schema/index.ts';

/** Returns how many orders of a member, or of a guest's address, were accepted. */
export function countAccepted(
  db: Queryable,
  { customerId, email }: { customerId: number | null; email: string },
): Promise<number> {
  const isOwn = customerId === null ? eq(orders.email, email) : eq(orders.customerId, customerId);
  return db.$count(orders, and(isOwn, inArray(orders.state, ['placed', 'completed'])));
}

/** Returns how many orders of a member are under way in a store. */
export function countCurrent(db: Queryable, customerId: number, storeId: number): Promise<number> {
  const isOwn = and(eq(orders.customerId, customerId), eq(orders.storeId, storeId));
  return db.$count(orders, and(isOwn, inArray(orders.state, ['pending_payment', 'placed'])));
}
