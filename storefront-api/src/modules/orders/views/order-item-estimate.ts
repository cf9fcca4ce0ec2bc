import type { ResponseOf } from 'shared-contracts/api';
import type { DeliveryMethod } from 'shared-contracts/api/checkout';
import { estimateDelivery, speedOf, toTimestamp } from '../../delivery/estimate.ts';
import type { OrderItemRow, OrderRow } from '../repository.ts';

type ItemDetails = ResponseOf<'order-details-new'>['items'][number];
type Statuses = ItemDetails['statuses'];

interface EstimateFacts {
  /** Something of the item is still to be delivered. */
  isAwaited: boolean;
  /** The estimate counts from the day of the order: a later look at it must not promise a later day. */
  orderedAt: Date;
  kind: DeliveryMethod['kind'];
}

/** Returns what the delivery estimate of an ordered item is calculated from. */
export function estimateFacts(order: OrderRow, statuses: Statuses): EstimateFacts {
  return {
    isAwaited: statuses.some(({ status }) => status === 'Processing' || status === 'Shipped'),
    orderedAt: order.placedAt ?? order.createdAt,
    kind: order.dispatchCode === 'express' ? 'express' : 'standard',
  };
}

/** Returns the estimated delivery of an ordered item, in seconds since 1970; null for one that is not awaited. */
export function itemEstimate(
  { dispatchDays }: OrderItemRow,
  order: OrderRow,
  statuses: Statuses,
): ItemDetails['estimatedDelivery'] {
  const { isAwaited, orderedAt, kind } = estimateFacts(order, statuses);
  if (!isAwaited) return null;
  const estimate = estimateDelivery(orderedAt, dispatchDays, order.countryId, speedOf(kind));
  return estimate === null ? null : { start: toTimestamp(estimate.from), end: toTimestamp(estimate.to) };
}
