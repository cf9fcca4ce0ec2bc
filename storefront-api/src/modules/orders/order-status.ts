import type { ResponseOf } from 'shared-contracts/api';
import { money } from 'shared-contracts/money';
import type { Queryable } from '../../db/client.ts';
import { ShopError } from '../../shop-error.ts';
import type { Visit } from '../../visit/visit.ts';
import { findItems, findOwnOrder, type OrderItemRow, type OrderRow } from './repository.ts';
import { statusLabel } from './status-labels.ts';

/** Returns an order of the member or of this session. Throws `not_found` for any other one. Changes nothing. */
export async function orderStatus(
  db: Queryable,
  orderId: number,
  { store, visitor }: Pick<Visit, 'store' | 'visitor'>,
): Promise<ResponseOf<'order-status'>> {
  const order = await findOwnOrder(db, orderId, store.id, {
    customerId: visitor.customer?.id ?? null,
    sessionHash: visitor.session?.tokenHash ?? null,
  });
  if (order === null) throw new ShopError('not_found');
  return toStatus(order, await findItems(db, order.id));
}

function toStatus(order: OrderRow, items: readonly OrderItemRow[]): ResponseOf<'order-status'> {
  const amount = (value: number) => money(value, order.currency);
  const { texts } = order;
  return {
    orderId: order.id,
    incrementId: order.incrementId,
    orderDate: (order.placedAt ?? order.createdAt).toISOString(),
    state: order.state,
    paymentState: order.paymentState,
    statusLabel: statusLabel(order, items, order.locale),
    email: order.email,
    isGuest: order.customerId === null,
    items: items.map((item) => toItem(item, amount)),
    shippingAddress: texts.shippingAddress,
    billingAddress: texts.billingAddress,
    collectPoint: texts.collectPoint,
    etaFrom: texts.etaFrom,
    etaTo: texts.etaTo,
    dispatchMethod: texts.dispatchMethod,
    paymentMethod: texts.paymentMethod,
    subtotal: amount(order.subtotal),
    discount: amount(order.discount + order.deliveryDiscount),
    discountDescription: texts.discountDescription,
    rewardPoints: order.points,
    delivery: amount(order.delivery),
    total: amount(order.total),
    totalExVat: amount(order.total - order.vat),
    vat: amount(order.vat),
    savingAmount: amount(order.saving),
  };
}

function toItem(item: OrderItemRow, amount: (value: number) => ReturnType<typeof money>) {
  const { id, productId, sku, name, brandName, url, image, options, parts, qtyOrdered } = item;
  return {
    id,
    productId,
    sku,
    name,
    brandName,
    url,
    image,
    options: [...options],
    parts: [...parts],
    qtyOrdered,
    price: amount(item.price),
    subtotal: amount(item.subtotal),
    discount: amount(item.discount),
  };
}
