import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { customers } from '../../db/schema/index.ts';

export async function findSubscriber(db: Queryable, customerId: number, websiteId: number) {
  const rows = await db
    .select({
      email: customers.email,
      isSubscribed: customers.isSubscribed,
      subscribeAbandonedBasket: customers.subscribeAbandonedBasket,
    })
    .from(customers)
    .where(and(eq(customers.id, customerId), eq(customers.websiteId, websiteId)));
  return rows[0] ?? null;
}

export type Subscriber = NonNullable<Awaited<ReturnType<typeof findSubscriber>>>;

export async function setSubscribed(db: Queryable, customerId: number, isSubscribed: boolean): Promise<void> {
  await db.update(customers).set({ isSubscribed }).where(eq(customers.id, customerId));
}

export async function setAbandonedBasketReminders(
  db: Queryable,
  customerId: number,
  subscribeAbandonedBasket: boolean,
): Promise<void> {
  await db.update(customers).set({ subscribeAbandonedBasket }).where(eq(customers.id, customerId));
}
