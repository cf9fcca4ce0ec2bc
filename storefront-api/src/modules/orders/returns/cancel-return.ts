import type { ResponseOf } from 'shared-contracts/api';
import type { Queryable } from '../../../db/client.ts';
import { ShopError } from '../../../shop-error.ts';
import { changeOrder } from '../changes/change-order.ts';
import type { LockedOrder } from '../changes/locked-order.ts';
import type { OrderServices } from '../order-services.ts';
import { findItems } from '../repository.ts';
import { requireOwnOrder, type Owner } from './create-return.ts';
import { describeReturns } from './describe-return.ts';
import { findOrderOfReturn, findReturns, updateReturn } from './repository.ts';
import { queueStepMail } from './return-mails.ts';
import { canCancel } from './returnable.ts';

/**
 * Cancels a return of a member, whose pieces may then be returned again within the window. A second call changes and mails
 * nothing. Throws `not_found` for another member's return, and `order_not_changeable` after something has arrived, after
 * a rejection, and for a withdrawal.
 */
export async function cancelReturn(
  db: Queryable,
  returnId: number,
  owner: Owner,
  services: OrderServices,
): Promise<Omit<ResponseOf<'cancel-return'>, 'redirect'> & { orderId: number }> {
  const orderId = await findOrderOfReturn(db, returnId);
  if (orderId === null) throw new ShopError('not_found');
  await requireOwnOrder(db, orderId, owner);
  const change = { actor: 'member', action: 'cancel-return', payload: { returnId } } as const;
  const request = { orderId, ...change, reference: `cancel-return:${returnId}` };
  await changeOrder(db, request, services, owner.now, async (locked) => {
    await writeCancellation(locked, returnId, owner);
    return [];
  });
  const order = await requireOwnOrder(db, orderId, owner);
  const returns = (await findReturns(db, orderId)).filter(({ id }) => id === returnId);
  const [described] = await describeReturns(db, returns, order, await findItems(db, orderId));
  if (described === undefined) throw new Error('The return was not described');
  return { ...described, orderId };
}

async function writeCancellation(
  locked: LockedOrder,
  returnId: number,
  { customerId }: Owner,
): Promise<void> {
  const { tx, order, now } = locked;
  if (order.customerId !== customerId) throw new ShopError('not_found');
  const found = (await findReturns(tx, order.id)).find(({ id }) => id === returnId);
  if (found === undefined) throw new ShopError('not_found');
  if (!canCancel(found)) throw new ShopError('order_not_changeable');
  await updateReturn(tx, returnId, { state: 'canceled', updatedAt: now });
  await queueStepMail(locked, 'order-return-canceled', found);
}
