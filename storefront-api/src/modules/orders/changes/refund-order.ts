import { ShopError } from '../../../shop-error.ts';
import type { LockedOrder } from './locked-order.ts';
import { creditedAmount, refundedByProvider } from './order-events.ts';
import { refundedOrStarted, startOperation, type OperationRow } from './payment-operations.ts';

/** Returns minor units that were charged and are not refunded, nor about to be, neither as money nor as points. */
export async function refundableAmount({ tx, order, attempt, services }: LockedOrder): Promise<number> {
  if (attempt === null) return 0;
  const { captured, refunded } = await services.records.settledAmounts(tx, attempt.reference);
  const known = (await refundedOrStarted(tx, order.id)) + (await refundedByProvider(tx, order.id));
  // More, if the provider has refunded something by itself while an operation has no answer.
  const asMoney = Math.max(refunded, known);
  return captured - asMoney - (await creditedAmount(tx, order.id));
}

/**
 * Refunds an amount, or everything that was charged and not refunded. Throws `order_not_changeable` if it is more than
 * that, or nothing.
 */
export async function refundOrder(
  locked: LockedOrder,
  { amount, returnId = null }: { amount?: number | undefined; returnId?: number | null },
): Promise<OperationRow[]> {
  const refundable = await refundableAmount(locked);
  const refunded = amount ?? refundable;
  if (refunded <= 0 || refunded > refundable) throw new ShopError('order_not_changeable');
  return startOperation(locked, { kind: 'refund', amount: refunded, returnId });
}
