import { randomBytes } from 'node:crypto';
import type { Money } from 'shared-contracts/money';
import type { Queryable } from '../../db/client.ts';
import { changesOf, concerns, matches, type AttemptUpdate } from './attempt-changes.ts';
import type { PaymentProvider, PaymentSession, PaymentStatus, PaymentUpdate } from './payment-provider.ts';
import {
  findAttempt,
  insertAttempt,
  insertEvent,
  lockAttempt,
  updateAttempt,
  type PaymentAttempt,
} from './repository.ts';

/** `duplicate`: known already, or out of order; nothing changes. `mismatch`: it contradicts the attempt; nothing changes. */
export type UpdateResult = 'applied' | 'duplicate' | 'unknown' | 'mismatch';

/**
 * Runs in the transaction that changes the attempt, for every new state. The attempt has the new state already. What it
 * throws undoes the change, and the provider repeats its webhook.
 */
export type OnDecided = (tx: Queryable, attempt: PaymentAttempt, status: PaymentStatus) => Promise<void>;

/** Runs in the transaction that records a notice about an attempt, once for each event. */
export type OnNotice = (tx: Queryable, attempt: PaymentAttempt, update: PaymentUpdate) => Promise<void>;

export interface NewAttempt {
  orderId: number;
  methodCode: string;
  amount: Money;
}

export interface PaymentsOptions {
  provider: PaymentProvider;
  onDecided: OnDecided;
  onNotice: OnNotice;
  now: () => Date;
}

export interface Payments {
  provider: PaymentProvider;
  /** Writes an attempt. Its transaction is committed before the provider is called. */
  startAttempt(tx: Queryable, input: NewAttempt): Promise<PaymentAttempt>;
  /** Stores the provider's answer. A webhook may have come before. */
  recordSession(tx: Queryable, reference: string, session: PaymentSession): Promise<void>;
  /** Applies a webhook, or the answer to a query, capture, void or refund. */
  applyUpdate(tx: Queryable, update: PaymentUpdate): Promise<UpdateResult>;
  /** Returns what was captured and refunded so far, minor units; nothing for an unknown reference. */
  settledAmounts(db: Queryable, reference: string): Promise<{ captured: number; refunded: number }>;
}

/** Creates the payments of the shop: attempts in the database, and their states as the provider reports them. */
export function createPayments({ provider, onDecided, onNotice, now }: PaymentsOptions): Payments {
  async function advance(tx: Queryable, attempt: PaymentAttempt, update: AttemptUpdate): Promise<boolean> {
    const changes = changesOf(attempt, update);
    if (Object.keys(changes).length === 0) return false;
    const changed = await updateAttempt(tx, attempt.id, { ...changes, updatedAt: now() });
    const isDecided = changes.state ?? changes.capturedAmount ?? changes.refundedAmount;
    if (isDecided !== undefined) await onDecided(tx, changed, update.status);
    return true;
  }

  async function applyUpdate(tx: Queryable, update: PaymentUpdate): Promise<UpdateResult> {
    const attempt = await lockAttempt(tx, provider.name, update.reference);
    if (attempt === undefined) return 'unknown';
    const isNotice = update.notice !== undefined;
    if (!(isNotice ? concerns(attempt, update) : matches(attempt, update))) return 'mismatch';
    const isNew = await insertEvent(tx, {
      provider: provider.name,
      eventId: update.eventId,
      attemptId: attempt.id,
      status: update.status,
      receivedAt: now(),
    });
    if (isNotice) {
      if (isNew) await onNotice(tx, attempt, update);
      return isNew ? 'applied' : 'duplicate';
    }
    return isNew && (await advance(tx, attempt, update)) ? 'applied' : 'duplicate';
  }

  return {
    provider,
    applyUpdate,
    startAttempt: (tx, { orderId, methodCode, amount: { amount, currency } }) =>
      insertAttempt(tx, {
        orderId,
        methodCode,
        amount,
        currency,
        provider: provider.name,
        reference: `pay_${randomBytes(18).toString('base64url')}`,
        createdAt: now(),
        updatedAt: now(),
      }),
    async recordSession(tx, reference, { pspReference, status, rejection }) {
      const attempt = await lockAttempt(tx, provider.name, reference);
      if (attempt === undefined) throw new Error('The payment attempt does not exist');
      const { amount, currency } = attempt;
      await advance(tx, attempt, { pspReference, status, rejection, amount: { amount, currency } });
    },
    async settledAmounts(db, reference) {
      const attempt = await findAttempt(db, provider.name, reference);
      return { captured: attempt?.capturedAmount ?? 0, refunded: attempt?.refundedAmount ?? 0 };
    },
  };
}
