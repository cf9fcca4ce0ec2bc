import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { orderItems } from '../../../db/schema/index.ts';
import type { Visit } from '../../../visit/visit.ts';
import type { EstimatedItem } from '../../basket/dispatch-dates.ts';
import { itemStatusesOf } from './item-statuses.ts';
import { estimateFacts } from './order-item-estimate.ts';
import { findOwnOrder } from '../repository.ts';

/** Returns what the delivery estimate of an ordered item needs; null for an item of an order of another shopper. */
export async function orderItemForDelivery(
  db: Queryable,
  orderItemId: number,
  { store, visitor }: Pick<Visit, 'store' | 'visitor'>,
): Promise<EstimatedItem | null> {
  const [item] = await db.select().from(orderItems).where(eq(orderItems.id, orderItemId));
  if (item === undefined) return null;
  const viewer = {
    customerId: visitor.customer?.id ?? null,
    sessionHash: visitor.session?.tokenHash ?? null,
  };
  const order = await findOwnOrder(db, item.orderId, store.id, viewer);
  if (order === null) return null;
  const { isAwaited, orderedAt, kind } = estimateFacts(order, itemStatusesOf(item, order, order.locale));
  return {
    productId: item.productId,
    cartItemId: null,
    dispatchDays: item.dispatchDays,
    isInStock: isAwaited,
    chosen: { country: order.countryId, method: { kind } },
    orderedAt,
  };
}
