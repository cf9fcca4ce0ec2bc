import type { ResponseOf } from 'shared-contracts/api';
import { money, type Money } from 'shared-contracts/money';
import type { OrderItemRow, OrderRow } from '../repository.ts';
import { statusLabel } from './status-labels.ts';

/** Returns what every answer about an order says of it. */
export function orderFacts(order: OrderRow, items: readonly OrderItemRow[]) {
  const amount = (value: number) => money(value, order.currency);
  const { texts } = order;
  return {
    incrementId: order.incrementId,
    orderDate: (order.placedAt ?? order.createdAt).toISOString(),
    state: order.state,
    paymentState: order.paymentState,
    statusLabel: statusLabel(order, items, order.locale),
    email: order.email,
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
  } satisfies Partial<ResponseOf<'order-status'>>;
}

export function itemFacts(item: OrderItemRow, amount: (value: number) => Money) {
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
