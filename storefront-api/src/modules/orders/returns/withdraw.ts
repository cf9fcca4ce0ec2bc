import type { RequestOf, ResponseOf } from 'shared-contracts/api';
import type { Queryable } from '../../../db/client.ts';
import { cancelOrder } from '../changes/cancel-order.ts';
import { changeOrder } from '../changes/change-order.ts';
import type { LockedOrder } from '../changes/locked-order.ts';
import type { OperationRow } from '../changes/payment-operations.ts';
import { piecesLeft } from '../changes/piece-amounts.ts';
import { piecesOf, type RequestedPieces } from '../changes/pieces.ts';
import type { OrderServices } from '../order-services.ts';
import { findItems, type OrderItemRow, type OrderRow } from '../repository.ts';
import { isDonation } from '../../pricing/special-products.ts';
import { windowsOf } from './order-windows.ts';
import { findReturns, insertReturn, type Return } from './repository.ts';
import { linesOf, queueReturnMail } from './return-mails.ts';
import { hasLabel } from './return-label.ts';
import { withdrawablePieces } from './returnable.ts';
import { takeFromReturns } from './take-from-returns.ts';

type Input = Pick<RequestOf<'withdrawal'>, 'idempotencyKey' | 'items' | 'reason'>;

interface Caller {
  customerId: number | null;
  now: Date;
}

/** Pieces of an item that a withdrawal may name. */
interface Withdrawable {
  /** Not sent yet: a withdrawal cancels them. */
  left: number;
  /** Sent: a withdrawal returns them. */
  sent: number;
}

/** Returns what may be withdrawn of an order as `withdrawal-order` answers it. */
export async function withdrawalOrder(
  db: Queryable,
  order: OrderRow,
  services: OrderServices,
  now: Date,
): Promise<Omit<ResponseOf<'withdrawal-order'>, 'redirect'>> {
  const items = await findItems(db, order.id);
  const withdrawable = await withdrawableOf({ tx: db, order, items, now, services });
  return {
    order: order.incrementId,
    items: items.flatMap((item) => {
      const qty = sumOf(withdrawable(item));
      return qty > 0 ? [{ id: item.id, name: item.name, brandName: item.brandName, qty }] : [];
    }),
  };
}

/**
 * Withdraws from the contract of an order or of some of its pieces, once for each key: cancels what was not sent, and
 * returns the rest. Withdrawing from the whole order again answers the first withdrawal. Throws `order_not_changeable`
 * for pieces that may not be withdrawn, and `idempotency_key_reused`.
 */
export async function withdraw(
  db: Queryable,
  { id: orderId, customerId }: OrderRow,
  input: Input,
  caller: Caller,
  services: OrderServices,
): Promise<Omit<ResponseOf<'withdrawal'>, 'redirect'>> {
  const reference = `withdrawal:${input.idempotencyKey}`;
  const isOwn = customerId !== null && caller.customerId === customerId;
  const payload = { items: input.items ?? null, reason: input.reason ?? null };
  const request = {
    orderId,
    actor: isOwn ? 'member' : 'guest',
    action: 'withdraw',
    payload,
    reference,
  } as const;
  await changeOrder(db, request, services, caller.now, (locked) => writeWithdrawal(locked, input, reference));
  const withdrawal = withdrawalOf(await findReturns(db, orderId), reference);
  if (withdrawal === undefined) throw new Error('The withdrawal was not written');
  return { code: withdrawal.code, receivedAt: withdrawal.createdAt.toISOString() };
}

/** Pieces that are canceled are in a return of their own, because nothing of it will arrive. */
const referenceOfCanceled = (reference: string): string => `${reference}:canceled`;

/**
 * Returns the withdrawal of a call; the last one if there was nothing left to withdraw. Of a withdrawal with two parts it is
 * the one that is sent back, which its mail names.
 */
function withdrawalOf(returns: readonly Return[], reference: string): Return | undefined {
  const withdrawals = returns.filter(({ kind }) => kind === 'withdrawal');
  const find = (wanted: string) =>
    withdrawals.find((each) => each.reference === wanted) ??
    withdrawals.find((each) => each.reference === referenceOfCanceled(wanted));
  const last = withdrawals.at(-1)?.reference.replace(/:canceled$/, '');
  return find(reference) ?? (last === undefined ? undefined : find(last));
}

async function writeWithdrawal(
  locked: LockedOrder,
  { items: named, reason = null }: Input,
  reference: string,
): Promise<OperationRow[]> {
  const { tx, order, items, now } = locked;
  const withdrawable = await withdrawableOf(locked);
  if (named === undefined && items.every((item) => sumOf(withdrawable(item)) === 0)) {
    const isRepeated = withdrawalOf(await findReturns(tx, order.id), reference) !== undefined;
    if (isRepeated) return [];
  }
  const pieces = piecesOf(items, named, (item) => sumOf(withdrawable(item)));
  const canceled = toPieces(pieces, ({ item, qty }) => Math.min(qty, withdrawable(item).left));
  const sent = toPieces(pieces, ({ item, qty }) => Math.max(0, qty - withdrawable(item).left));
  const common = {
    orderId: order.id,
    kind: 'withdrawal',
    refund: 'original',
    createdAt: now,
    updatedAt: now,
  } as const;
  const write = (state: 'canceled' | 'approved', ofReturn: string, rows: readonly RequestedPieces[]) =>
    insertReturn(
      tx,
      { ...common, state, reference: ofReturn },
      rows.map(({ id, qty }) => ({ orderItemId: id, qty, reason })),
    );
  await takeFromReturns(locked, await findReturns(tx, order.id), sent);
  const written: Return[] = [];
  if (sent.length > 0) written.push(await write('approved', reference, sent));
  if (canceled.length > 0) written.push(await write('canceled', referenceOfCanceled(reference), canceled));
  await queueWithdrawalMail(locked, written, [...sent, ...canceled]);
  // Last, because it locks the stock and the revision of the catalogue.
  return canceled.length > 0 ? cancelOrder(locked, canceled) : [];
}

function toPieces(
  pieces: ReturnType<typeof piecesOf>,
  qtyOf: (pieces: { item: OrderItemRow; qty: number }) => number,
): RequestedPieces[] {
  return pieces.map((each) => ({ id: each.item.id, qty: qtyOf(each) })).filter(({ qty }) => qty > 0);
}

/** The label of what was sent is attached: guests have no page with it. */
function queueWithdrawalMail(
  locked: LockedOrder,
  [first, ...others]: readonly Return[],
  pieces: readonly RequestedPieces[],
): Promise<void> {
  const labeled = [first, ...others].find((each) => each !== undefined && hasLabel(each));
  const payload = {
    code: first?.code ?? '',
    items: linesOf(locked, pieces),
    hasParcel: labeled === undefined ? 'no' : 'yes',
    ...(labeled === undefined ? {} : { labelId: labeled.id }),
  } as const;
  return queueReturnMail(locked, { kind: 'order-withdrawal', payload });
}

/** Donations are no purchases. */
async function withdrawableOf(
  read: Parameters<typeof windowsOf>[0],
): Promise<(item: OrderItemRow) => Withdrawable> {
  const { withdrawalEnd } = await windowsOf(read);
  const isOpen = withdrawalEnd === null || withdrawalEnd > read.now;
  const sent = withdrawablePieces(await findReturns(read.tx, read.order.id));
  return (item) => ({
    left: isDonation(item.productId) ? 0 : piecesLeft(item),
    sent: isOpen ? sent(item) : 0,
  });
}

const sumOf = ({ left, sent }: Withdrawable): number => left + sent;
