import { formatMoney } from 'shared-contracts/money';
import { paths } from 'shared-contracts/routes';
import type { LockedOrder } from '../changes/locked-order.ts';
import { itemLine } from '../mails/order-mail-texts.ts';
import { queueMailOfOrder, type OrderMail } from '../mails/order-mails.ts';
import type { RequestedPieces } from '../changes/pieces.ts';
import type { Return } from './repository.ts';

type StepMail =
  | 'order-return-requested'
  | 'order-return-approved'
  | 'order-return-rejected'
  | 'order-return-canceled'
  | 'order-return-received';

/** Queues the mail about a step of a return, with all of its pieces or those that are named. */
export function queueStepMail(
  locked: LockedOrder,
  kind: StepMail,
  { id, code, items }: Pick<Return, 'id' | 'code' | 'items'>,
  pieces: readonly RequestedPieces[] = items.map(({ orderItemId, qty }) => ({ id: orderItemId, qty })),
): Promise<void> {
  const payload = { code, items: linesOf(locked, pieces) };
  const mail =
    kind === 'order-return-approved' ? { kind, payload: { ...payload, labelId: id } } : { kind, payload };
  return queueReturnMail(locked, mail);
}

/** Queues a mail whose button opens the returns of the order. Guests have no page of returns. */
export function queueReturnMail(locked: LockedOrder, mail: OrderMail): Promise<void> {
  const { order } = locked;
  const page = order.customerId === null ? undefined : paths.orderReturns(order.id);
  return queueMailOfOrder(locked, mail, page);
}

/**
 * Queues the mail about reward points for a return.
 *
 * @param credit minor units, and the credit note
 */
export function queueCreditMail(
  locked: LockedOrder,
  { code }: Return,
  { amount, documentId }: { amount: number; documentId: number },
): Promise<void> {
  const store = locked.services.findStore(locked.order.storeId);
  if (store === undefined) throw new Error('Unknown store of an order');
  const total = formatMoney({ amount, currency: locked.order.currency }, store);
  const payload = { code, total, documentId };
  return queueReturnMail(locked, { kind: 'order-return-credited', payload });
}

/** Returns one line for each item. */
export const linesOf = ({ order, items }: LockedOrder, pieces: readonly RequestedPieces[]): string =>
  pieces
    .flatMap(({ id, qty }) => {
      const item = items.find((each) => each.id === id);
      return item === undefined ? [] : [itemLine(item, qty, order.locale)];
    })
    .join('\n');
