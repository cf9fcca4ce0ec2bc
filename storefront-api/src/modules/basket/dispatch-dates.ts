import type { ParsedRequestOf, ResponseOf } from 'shared-contracts/api';
import { ShopError } from '../../shop-error.ts';
import type { DeliveryMethod } from 'shared-contracts/api/checkout';
import { isSentByParcel } from '../pricing/special-products.ts';
import { estimateDelivery, speedOf, toDay, toTimestamp } from '../delivery/estimate.ts';

/** Something whose delivery can be estimated. */
export interface EstimatedItem {
  productId: number;
  cartItemId: number | null;
  dispatchDays: number;
  /** Of an ordered item: something of it is still to be delivered. */
  isInStock: boolean;
  /** Delivery that the shopper has chosen; it goes before the country of the request. */
  chosen?: { country: string; method: Pick<DeliveryMethod, 'kind'> } | null;
  /** Of an ordered item: a later look at it must not promise a later day. */
  orderedAt?: Date;
}

interface DispatchRequest {
  request: ParsedRequestOf<'product-dispatch-date'>;
  country: string;
  now: Date;
  /** Finds a line of the visitor's own basket. */
  findLine: (cartItemId: number) => Promise<EstimatedItem | null>;
  /** Finds an item of the visitor's own orders. */
  findOrderItem: (orderItemId: number) => Promise<EstimatedItem | null>;
  findProducts: (ids: readonly number[]) => Promise<EstimatedItem[]>;
}

/**
 * Returns delivery estimates. Items that are sold out, have been delivered, cannot be delivered to the country, or need no
 * parcel are omitted. Throws `not_found` for an unknown line of a basket and an unknown item of an order.
 */
export async function dispatchDates(dispatch: DispatchRequest): Promise<ResponseOf<'product-dispatch-date'>> {
  const { request, country, now } = dispatch;
  const items = await itemsOf(dispatch);
  const formatDate = request.returnTimestamps === true ? toTimestamp : toDay;
  const estimates = items.flatMap(({ productId, cartItemId, dispatchDays, isInStock, chosen, orderedAt }) => {
    if (!isInStock || !isSentByParcel(productId)) return [];
    const speed = speedOf(chosen?.method.kind);
    const estimate = estimateDelivery(orderedAt ?? now, dispatchDays, chosen?.country ?? country, speed);
    return estimate === null
      ? []
      : [{ productId, cartItemId, start: formatDate(estimate.from), end: formatDate(estimate.to) }];
  });
  return { estimates };
}

async function itemsOf(dispatch: DispatchRequest): Promise<EstimatedItem[]> {
  const { productIds, cartItemId, orderItemId } = dispatch.request;
  if (productIds !== undefined) return dispatch.findProducts(productIds);
  const item = await (cartItemId === undefined
    ? dispatch.findOrderItem(orderItemId ?? 0)
    : dispatch.findLine(cartItemId));
  if (item === null) throw new ShopError('not_found');
  return [item];
}
