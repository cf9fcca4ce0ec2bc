import type { Money } from 'shared-contracts/money';
import type { Queryable } from '../../../db/client.ts';
import type { PaymentSession, PaymentUpdate } from '../../payments/payment-provider.ts';

/**
 * The book of payments, which webhooks change too. Every call is made in the transaction that changes the order, before
 * the order is changed.
 */
export interface PaymentRecords {
  /** Writes an attempt, and returns its reference at the provider. */
  start(tx: Queryable, attempt: { orderId: number; methodCode: string; amount: Money }): Promise<string>;
  /** Stores the provider's answer to a new session. */
  recordSession(tx: Queryable, reference: string, session: PaymentSession): Promise<void>;
  /** Stores the provider's answer to a question, or to a capture, void or refund. */
  applyUpdate(tx: Queryable, update: PaymentUpdate): Promise<void>;
  /** Returns minor units that the provider has captured and refunded so far. */
  settledAmounts(tx: Queryable, reference: string): Promise<{ captured: number; refunded: number }>;
}
