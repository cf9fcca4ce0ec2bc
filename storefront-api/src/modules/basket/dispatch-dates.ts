import type { ParsedRequestOf, ResponseOf } from 'shared-contracts/api';
import { ShopError } from '../../shop-error.ts';
import type { ChosenDelivery } from './chosen-delivery.ts';
import { estimateDelivery, speedOf, toDay, toTimestamp } from '../delivery/estimate.ts';

interface Item {
  productId: number;
  cartItemId: number | null;
  dispatchDays: number;
  isInStock: boolean;
  /** Delivery that the shopper has chosen for the whole basket; it goes before the country of the request. */
  chosen?: ChosenDelivery | null;
}

interface DispatchRequest {
  request: ParsedRequestOf<'product-dispatch-date'>;
  country: string;
  now: Date;
  /** Finds a line of the visitor's own basket. */
  findLine: (cartItemId: number) => Promise<Item | null>;
  findProducts: (ids: readonly number[]) => Promise<Item[]>;
}

/**
 * Returns delivery estimates. Items that are sold out or cannot be delivered to the country are omitted. Throws
 * `not_found` for an unknown basket line.
 */
export async function dispatchDates(dispatch: DispatchRequest): Promise<ResponseOf<'product-dispatch-date'>> {
  const { request, country, now } = dispatch;
  const items = await itemsOf(dispatch);
  const formatDate = request.returnTimestamps === true ? toTimestamp : toDay;
  const estimates = items.flatMap(({ productId, cartItemId, dispatchDays, isInStock, chosen }) => {
    const to = chosen?.country ?? country;
    const estimate = isInStock ? estimateDelivery(now, dispatchDays, to, speedOf(chosen?.method.kind)) : null;
    return estimate === null
      ? []
      : [{ productId, cartItemId, start: formatDate(estimate.from), end: formatDate(estimate.to) }];
  });
  return { estimates };
}

async function itemsOf({ request, findLine, findProducts }: DispatchRequest): Promise<Item[]> {
  if (request.productIds !== undefined) return findProducts(request.productIds);
  // Lines of orders are not supported yet, because the shop has no orders.
  const line = request.cartItemId === undefined ? null : await findLine(request.cartItemId);
  if (line === null) throw new ShopError('not_found');
  return [line];
}
