import type { ResponseOf } from 'shared-contracts/api';
import { money } from 'shared-contracts/money';
import type { Queryable } from '../../../db/client.ts';
import { amountOfPieces, piecesLeft } from '../changes/piece-amounts.ts';
import type { OrderServices } from '../order-services.ts';
import { ShopError } from '../../../shop-error.ts';
import { findItems, findOwnOrder, type OrderItemRow, type OrderRow } from '../repository.ts';
import type { Owner } from './create-return.ts';
import { describeReturns } from './describe-return.ts';
import { windowsOf } from './order-windows.ts';
import { findReturns } from './repository.ts';
import { returnablePieces, withdrawablePieces } from './returnable.ts';

type OrderReturns = ResponseOf<'order-returns'>;

/**
 * Returns the returns of a member's order, and what may still be returned: nothing before it is paid. Throws `not_found`,
 * also for a basket whose payment has failed.
 */
export async function orderReturns(
  db: Queryable,
  orderId: number,
  owner: Owner,
  services: OrderServices,
): Promise<OrderReturns> {
  const { now } = owner;
  const order = await findOwnOrder(db, orderId, owner.store.id, {
    customerId: owner.customerId,
    sessionHash: null,
  });
  if (order === null || order.state === 'draft') throw new ShopError('not_found');
  if (order.placedAt === null) return notPlaced(order);
  const items = await findItems(db, orderId);
  const returns = await findReturns(db, orderId);
  const { returnsEnd, withdrawalEnd } = await windowsOf({ tx: db, order, items, now, services });
  const isOpen = returnsEnd !== null && returnsEnd > now;
  const returnable = returnablePieces(returns);
  const withdrawable = withdrawablePieces(returns);
  return {
    incrementId: order.incrementId,
    returns: await describeReturns(db, returns, order, items),
    returnable: isOpen ? items.flatMap((item) => toReturnable(item, returnable(item), order.currency)) : [],
    returnableUntil: returnsEnd?.toISOString() ?? null,
    canWithdraw:
      (withdrawalEnd === null || withdrawalEnd > now) &&
      items.some((item) => withdrawable(item) > 0 || piecesLeft(item) > 0),
  };
}

const notPlaced = ({ incrementId }: OrderRow): OrderReturns => ({
  incrementId,
  returns: [],
  returnable: [],
  returnableUntil: null,
  canWithdraw: false,
});

function toReturnable(item: OrderItemRow, qty: number, currency: string): OrderReturns['returnable'] {
  if (qty === 0) return [];
  const { id, name, brandName, image, options, subtotal, discount, qtyOrdered } = item;
  const price = amountOfPieces(subtotal - discount, { from: 0, to: 1, of: qtyOrdered });
  return [{ id, name, brandName, image, options: [...options], qty, price: money(price, currency) }];
}
