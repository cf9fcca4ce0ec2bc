import { creditableAmount } from '../../invoices/creditable-amount.ts';
import { queueRefundMail } from './change-mails.ts';
import { issueProviderRefundNote } from './issue-documents.ts';
import type { LockedOrder } from './locked-order.ts';
import { recordProviderRefund, refundedByProvider } from './order-events.ts';
import { hasOpenRefund, refundedOrStarted } from './payment-operations.ts';

/**
 * Records what the provider has refunded and the shop has not asked for, such as a refund that a person has made at the
 * provider: with an event, a credit note and a mail. Goods, stock and points are unchanged. While a refund of the shop has no
 * answer, the provider's sum does not tell both apart; the answer calls this again. The order must be locked, and the book of
 * payments must know the provider's sum.
 */
export async function settleProviderRefunds(locked: LockedOrder): Promise<void> {
  const { tx, order, attempt, services, now } = locked;
  if (attempt === null || (await hasOpenRefund(tx, order.id))) return;
  const { reference } = attempt;
  const { refunded } = await services.records.settledAmounts(tx, reference);
  const recorded = await refundedByProvider(tx, order.id);
  const amount = refunded - (await refundedOrStarted(tx, order.id)) - recorded;
  if (amount <= 0) return;
  const total = recorded + amount;
  await recordProviderRefund(tx, { orderId: order.id, amount, total, now });
  services.log.warn(
    { reference, amount },
    'the payment provider has made a refund that the shop has not asked for',
  );
  // A credit note corrects invoices: it is for no more than they charge.
  const credited = Math.min(amount, await creditableAmount(tx, order.id));
  if (credited < amount) {
    services.log.error(
      { reference, amount, credited },
      'more was refunded than the invoices of an order charge',
    );
  }
  if (credited <= 0) return;
  await queueRefundMail(locked, amount, await issueProviderRefundNote(locked, { amount: credited, total }));
}
