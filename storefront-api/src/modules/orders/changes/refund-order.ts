import { ShopError } from '../../../shop-error.ts';
import type { OrderServices } from '../order-services.ts';
import type { LockedOrder } from './locked-order.ts';
import { chargedBackAmount, creditedAmount, refundedByProvider } from './order-events.ts';
import { refundedOrStarted, startOperation, type OperationRow } from './payment-operations.ts';

type Charged = LockedOrder<Pick<OrderServices, 'records'>>;

/**
 * Returns minor units that can be refunded without a decision: what was charged and is not refunded, nor about to be,
 * neither as money nor as points, and was not charged back.
 */
export async function refundableAmount(locked: Charged): Promise<number> {
  return (await heldAmount(locked)) - (await chargedBackAmount(locked.tx, locked.order.id));
}

/** The same, with what was charged back. */
async function heldAmount({ tx, order, attempt, services }: Charged): Promise<number> {
  if (attempt === null) return 0;
  const { captured, refunded } = await services.records.settledAmounts(tx, attempt.reference);
  const known = (await refundedOrStarted(tx, order.id)) + (await refundedByProvider(tx, order.id));
  // More, if the provider has refunded something by itself while an operation has no answer.
  const asMoney = Math.max(refunded, known);
  return captured - asMoney - (await creditedAmount(tx, order.id));
}

/**
 * Refunds an amount, or everything that was charged and not refunded. Throws `order_not_changeable` if it is more than
 * that, or nothing. Only an amount that is named refunds what was charged back: the bank may have decided for the shop.
 */
export async function refundOrder(
  locked: LockedOrder,
  { amount, returnId = null }: { amount?: number | undefined; returnId?: number | null },
): Promise<OperationRow[]> {
  const refunded = amount ?? (await refundableAmount(locked));
  if (refunded <= 0 || refunded > (await heldAmount(locked))) throw new ShopError('order_not_changeable');
  return startOperation(locked, { kind: 'refund', amount: refunded, returnId });
}
