import type { Queryable } from '../../../db/client.ts';
import { lockBasketById, takeOrderedBasket } from '../../basket/basket-access.ts';
import { incrementCatalogueRevision } from '../../catalogue/listing-index/increment-revision.ts';
import { subscribeMember } from '../../newsletter/service.ts';
import type { PaymentStatus } from '../../payments/payment-provider.ts';
import { lockVariants } from '../../stock/lock-variants.ts';
import { takeStock, type TakenStock } from '../../stock/take-stock.ts';
import { queueOrderMail } from '../mails/order-mails.ts';
import { allocateItems, findItems, updateOrder, type OrderItemRow, type OrderRow } from '../repository.ts';
import {
  isPlaced,
  paymentStateOf,
  releaseHoldsAndReservations,
  undecided,
  type SettleServices,
  type Settlement,
} from './settlement.ts';

interface Placing extends Settlement {
  basket: Awaited<ReturnType<typeof lockBasketById>>;
  isLast: boolean;
  status: PaymentStatus;
  amount: number;
}

/** Places the order of an authorised attempt. Returns true if the authorisation must be voided instead. */
export async function placePaidOrder({
  basket,
  isLast,
  status,
  amount,
  ...context
}: Placing): Promise<boolean> {
  const { tx, attempt, order, services, settling } = context;
  // A call that voids it may be under way.
  if (attempt.mustVoid) return true;
  // Captured after it was authorised.
  if (attempt.status === 'authorised') return false;
  if (isPlaced(order) || !isLast) return true;
  const items = await findItems(tx, order.id);
  const taken = amount === order.total ? await takeAll(context, items) : 'missing';
  if (taken === 'missing') {
    await releaseHoldsAndReservations(context);
    await updateOrder(tx, order.id, { state: 'canceled', paymentState: 'voided', updatedAt: settling.now });
    await queueOrderMail({ tx, order, services, now: settling.now }, 'payment-expired', items);
    return true;
  }
  await finishOrder(tx, order, items, basket, paymentStateOf(status), services, settling.now);
  if (taken === 'sold_out') await incrementCatalogueRevision(tx);
  return false;
}

/** Takes what the order needs, and again what was released when its payment failed. */
async function takeAll(
  { tx, attempt, order, services, settling }: Settlement,
  items: readonly OrderItemRow[],
): Promise<TakenStock> {
  const needed = neededOf(items);
  const taking = { orderId: order.id, quoteId: order.quoteId, now: settling.now };
  if (undecided.has(attempt.status)) return takeStock(tx, needed, taking);
  // The variants before the member, as a call that places an order locks them.
  await lockVariants(tx, [...needed.keys()]);
  const outcome = await services.reservations.reserve(tx, {
    orderId: order.id,
    customerId: order.customerId,
    points: order.points,
    promotionIds: promotionIdsOf(order, items),
    now: settling.now,
  });
  return outcome === 'reserved' ? takeStock(tx, needed, taking) : 'missing';
}

function promotionIdsOf({ deliveryPromotionId }: OrderRow, items: readonly OrderItemRow[]): number[] {
  const ids = [deliveryPromotionId, ...items.map(({ promotionId }) => promotionId)];
  return [...new Set(ids.filter((id) => id !== null))];
}

/** Returns how many pieces of each variant the items need. */
function neededOf(items: readonly OrderItemRow[]): Map<number, number> {
  const needed = new Map<number, number>();
  for (const { units, qtyOrdered } of items) {
    for (const { variantId } of units) needed.set(variantId, (needed.get(variantId) ?? 0) + qtyOrdered);
  }
  return needed;
}

/** Places an order that needs no payment. Its basket, itself and its variants must be locked. */
export async function placeFreeOrder(
  tx: Queryable,
  order: OrderRow,
  services: SettleServices,
  now: Date,
): Promise<void> {
  const items = await findItems(tx, order.id);
  const taking = { orderId: order.id, quoteId: order.quoteId, now };
  const taken = await takeStock(tx, neededOf(items), taking);
  if (taken === 'missing') throw new Error('The stock of an order was not held');
  await finishOrder(tx, order, items, await lockBasketById(tx, order.quoteId), 'none', services, now);
  if (taken === 'sold_out') await incrementCatalogueRevision(tx);
}

async function finishOrder(
  tx: Queryable,
  order: OrderRow,
  items: readonly OrderItemRow[],
  basket: Placing['basket'],
  paymentState: OrderRow['paymentState'],
  services: SettleServices,
  now: Date,
): Promise<void> {
  await allocateItems(tx, order.id);
  await updateOrder(tx, order.id, { state: 'placed', paymentState, placedAt: now, updatedAt: now });
  const { id: orderId, customerId } = order;
  if (order.points > 0) await services.reservations.spend(tx, { orderId, customerId, now });
  if (order.wantsNewsletter && customerId !== null) await subscribeMember(tx, customerId);
  if (basket !== null) {
    const ordered = items.map(({ contentKey, qtyOrdered: qty }) => ({ contentKey, qty }));
    await takeOrderedBasket(tx, basket, ordered, now);
  }
  await queueOrderMail({ tx, order, services, now }, 'order-received', items);
}
