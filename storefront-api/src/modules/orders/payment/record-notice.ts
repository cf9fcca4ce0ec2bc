import type { Queryable } from '../../../db/client.ts';
import type { PaymentUpdate } from '../../payments/payment-provider.ts';
import { reverseEarnedPoints } from '../changes/earned-points.ts';
import { lockOrder } from '../changes/locked-order.ts';
import { recordEvent } from '../changes/order-events.ts';
import type { OrderServices } from '../order-services.ts';

/**
 * Records with its order what the provider reports of a payment without a change of its state, such as a chargeback.
 * It is an error in the log, because an operator must decide. What was charged back has earned no points.
 */
export async function recordNotice(
  tx: Queryable,
  orderId: number,
  { notice, reference, amount }: Pick<PaymentUpdate, 'notice' | 'reference' | 'amount'>,
  { log }: Pick<OrderServices, 'log'>,
  now: Date,
): Promise<void> {
  const locked = await lockOrder(tx, orderId, null, now);
  await recordEvent(tx, {
    orderId,
    actor: 'provider',
    action: notice ?? 'notice',
    payload: { ...amount },
    now,
  });
  if (locked !== null) await reverseEarnedPoints(locked);
  log.error({ reference, notice }, 'the payment provider has reported a chargeback');
}
