import type { ParsedRequestOf, ResponseOf } from 'shared-contracts/api';
import { ShopError } from '../../shop-error.ts';
import { estimateDelivery, toDay, toTimestamp } from '../delivery/estimate.ts';

interface Item {
  productId: number;
  cartItemId: number | null;
  dispatchDays: number;
  isInStock: boolean;
}

interface Question {
  request: ParsedRequestOf<'product-dispatch-date'>;
  country: string;
  now: Date;
  /** Lines of the visitor's own basket; a line of anybody else is not found. */
  findLine: (cartItemId: number) => Promise<Item | null>;
  findProducts: (ids: readonly number[]) => Promise<Item[]>;
}

/** What cannot be delivered, or is sold out, has no estimate and is left out. */
export async function dispatchDates(question: Question): Promise<ResponseOf<'product-dispatch-date'>> {
  const { request, country, now } = question;
  const items = await itemsOf(question);
  const written = request.returnTimestamps === true ? toTimestamp : toDay;
  const estimates = items.flatMap(({ productId, cartItemId, dispatchDays, isInStock }) => {
    const estimate = isInStock ? estimateDelivery(now, dispatchDays, country) : null;
    return estimate === null
      ? []
      : [{ productId, cartItemId, start: written(estimate.from), end: written(estimate.to) }];
  });
  return { estimates };
}

async function itemsOf({ request, findLine, findProducts }: Question): Promise<Item[]> {
  if (request.productIds !== undefined) return findProducts(request.productIds);
  // Nobody has ordered anything yet: an order's line is looked up where orders are kept.
  const line = request.cartItemId === undefined ? null : await findLine(request.cartItemId);
  if (line === null) throw new ShopError('not_found');
  return [line];
}
