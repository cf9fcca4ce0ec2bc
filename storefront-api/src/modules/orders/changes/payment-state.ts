import type { OrderServices } from '../order-services.ts';
import { updateAttempt } from '../attempt-repository.ts';
import { updateOrder, type OrderItemRow } from '../repository.ts';
import type { LockedOrder } from './locked-order.ts';
import { piecesLeft } from './piece-amounts.ts';

interface Settled {
  captured: number;
  refunded: number;
}

/** Returns the state of a payment that was authorised. It is `refunded` when nothing is to be charged any more. */
function settledState(
  { captured, refunded }: Settled,
  items: readonly OrderItemRow[],
): 'authorised' | 'captured' | 'partially_refunded' | 'refunded' {
  if (captured === 0) return 'authorised';
  if (refunded === 0) return 'captured';
  const isOver = items.every((item) => piecesLeft(item) === 0);
  return refunded >= captured && isOver ? 'refunded' : 'partially_refunded';
}

/** Derives the state of the payment from what was charged and refunded so far. The order and its attempt must be locked. */
export async function updatePaymentState({
  tx,
  order,
  items,
  attempt,
  services,
  now,
}: LockedOrder<Pick<OrderServices, 'records'>>): Promise<void> {
  if (attempt === null || attempt.mustVoid || !heldStatuses.has(attempt.status)) return;
  const state = settledState(await services.records.settledAmounts(tx, attempt.reference), items);
  if (state !== attempt.status) await updateAttempt(tx, attempt.id, { status: state });
  if (state !== order.paymentState) {
    await updateOrder(tx, order.id, { paymentState: state, updatedAt: now });
  }
}

/** The provider holds or held the money. */
export const heldStatuses: ReadonlySet<string> = new Set([
  'authorised',
  'captured',
  'partially_refunded',
  'refunded',
]);
