import type { OrderServices } from '../order-services.ts';
import type { LockedOrder } from './locked-order.ts';
import { recordEvent } from './order-events.ts';
import { startOperation } from './payment-operations.ts';
import { refundableAmount } from './refund-order.ts';

/**
 * Writes a refund of what the provider has charged of an order that was canceled before dispatch, such as when a charge
 * and the cancellation cross. The sweeper calls the provider, because this may be the transaction of a webhook.
 */
export async function refundCanceled(
  locked: LockedOrder<Pick<OrderServices, 'records' | 'log'>>,
): Promise<void> {
  const { tx, order, attempt, services, now } = locked;
  if (order.state !== 'canceled' || order.placedAt === null) return;
  const amount = await refundableAmount(locked);
  if (amount <= 0) return;
  await startOperation(locked, { kind: 'refund', amount });
  const event = { orderId: order.id, actor: 'shop', action: 'refund', payload: { amount } } as const;
  await recordEvent(tx, { ...event, now });
  services.log.warn({ reference: attempt?.reference }, 'a canceled order was charged and is refunded');
}
