import type { RequestOf, ResponseOf } from 'shared-contracts/api';
import type { Store } from 'shared-contracts/stores';
import type { Queryable } from '../../../db/client.ts';
import { ShopError } from '../../../shop-error.ts';
import { changeOrder } from '../changes/change-order.ts';
import type { LockedOrder } from '../changes/locked-order.ts';
import type { OperationRow } from '../changes/payment-operations.ts';
import { piecesOf } from '../changes/pieces.ts';
import type { OrderServices } from '../order-services.ts';
import { findItems, findOwnOrder, type OrderRow } from '../repository.ts';
import { describeReturns } from './describe-return.ts';
import { windowsOf } from './order-windows.ts';
import { queueStepMail } from './return-mails.ts';
import { findReturnByReference, findReturns, insertReturn, type Return } from './repository.ts';
import { returnablePieces } from './returnable.ts';

type Input = RequestOf<'create-return'>;

export interface Owner {
  customerId: number;
  store: Store;
  now: Date;
}

/** Returns a placed order of a member. Throws `not_found` for any other one. */
export async function requireOwnOrder(
  db: Queryable,
  orderId: number,
  { customerId, store }: Owner,
): Promise<OrderRow> {
  const order = await findOwnOrder(db, orderId, store.id, { customerId, sessionHash: null });
  if (order === null || order.placedAt === null) throw new ShopError('not_found');
  return order;
}

/**
 * Requests to return pieces, once for each key. Throws `not_found`, `order_not_changeable` after the window and for more
 * pieces than may be returned, and `idempotency_key_reused`.
 */
export async function createReturn(
  db: Queryable,
  input: Input,
  owner: Owner,
  services: OrderServices,
): Promise<Omit<ResponseOf<'create-return'>, 'redirect'>> {
  const { id: orderId } = await requireOwnOrder(db, input.order_id, owner);
  const reference = `return:${input.idempotencyKey}`;
  const items = input.items.map(({ id, qty, reason }) => ({ id, qty, reason }));
  const payload = { items, refund: input.refund };
  const request = { orderId, actor: 'member', action: 'request-return', payload, reference } as const;
  const result = await changeOrder(db, request, services, owner.now, (locked) =>
    writeReturn(locked, input, owner, reference),
  );
  const created = await findReturnByReference(db, orderId, reference);
  if (created === null) throw new Error('The return was not written');
  if (result === 'repeated' && !hasSameComments(created, input))
    throw new ShopError('idempotency_key_reused');
  const order = await requireOwnOrder(db, orderId, owner);
  const [described] = await describeReturns(db, [created], order, await findItems(db, orderId));
  if (described === undefined) throw new Error('The return was not described');
  return described;
}

async function writeReturn(
  locked: LockedOrder,
  { items, refund }: Input,
  { customerId }: Owner,
  reference: string,
): Promise<OperationRow[]> {
  const { tx, order, now } = locked;
  if (order.customerId !== customerId) throw new ShopError('not_found');
  const { returnsEnd } = await windowsOf(locked);
  if (returnsEnd === null || returnsEnd <= now) throw new ShopError('order_not_changeable');
  piecesOf(locked.items, items, returnablePieces(await findReturns(tx, order.id)));
  const values = { orderId: order.id, kind: 'return', state: 'requested', refund, reference } as const;
  const rows = items.map(({ id, qty, reason, comment }) => {
    return { orderItemId: id, qty, reason, comment: toStored(comment) };
  });
  const created = await insertReturn(tx, { ...values, createdAt: now, updatedAt: now }, rows);
  await queueStepMail(locked, 'order-return-requested', created);
  return [];
}

const toStored = (comment: string | null | undefined): string | null =>
  comment === undefined || comment === '' ? null : comment;

/** Events contain no text of a member, so the comments are compared with the return. */
const hasSameComments = ({ items }: Return, input: Input): boolean =>
  input.items.every(
    ({ id, comment }) => items.find((item) => item.orderItemId === id)?.comment === toStored(comment),
  );
