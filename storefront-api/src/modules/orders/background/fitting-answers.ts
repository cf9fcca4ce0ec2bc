import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { orderItems, orders } from '../../../db/schema/index.ts';
import { configOf } from '../../stores/config/service.ts';
import type { OrderServices } from '../order-services.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Erases the answers for the workshop from orders, a time after the returns window that each store configures. The window
 * begins with the last estimated day of delivery.
 */
export async function eraseFittingAnswers(
  db: Queryable,
  { findStore, log }: Pick<OrderServices, 'findStore' | 'log'>,
  now: Date,
): Promise<void> {
  const storeIds = await db
    .selectDistinct({ storeId: orders.storeId })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(isNotNull(orderItems.fittingForm));
  for (const { storeId } of storeIds) {
    const store = findStore(storeId);
    if (store === undefined) throw new Error('Unknown store of an order');
    // oxlint-disable-next-line no-await-in-loop -- one store after the other
    const { returnValidityDays, fittingAnswersTtlDays } = await configOf(db, store, log);
    const deliveredBefore = new Date(now.getTime() - (returnValidityDays + fittingAnswersTtlDays) * dayMs);
    // oxlint-disable-next-line no-await-in-loop -- one store after the other
    await eraseOfStore(db, storeId, deliveredBefore);
  }
}

async function eraseOfStore(db: Queryable, storeId: number, deliveredBefore: Date): Promise<void> {
  const seconds = Math.floor(deliveredBefore.getTime() / 1000);
  const ended = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.storeId, storeId), sql`(${orders.texts}->>'etaTo')::bigint < ${seconds}`));
  await db
    .update(orderItems)
    .set({ fittingForm: null })
    .where(and(isNotNull(orderItems.fittingForm), inArray(orderItems.orderId, ended)));
}
