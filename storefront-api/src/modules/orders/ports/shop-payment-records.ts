import type { Payments } from '../../payments/service.ts';
import type { PaymentRecords } from './payment-records.ts';

/** Keeps the payments of orders in the shop's book of payments, which webhooks change too. */
export function recordsOf(payments: Payments): PaymentRecords {
  return {
    start: async (tx, attempt) => (await payments.startAttempt(tx, attempt)).reference,
    recordSession: (tx, reference, session) => payments.recordSession(tx, reference, session),
    async applyUpdate(tx, update) {
      await payments.applyUpdate(tx, update);
    },
    settledAmounts: (tx, reference) => payments.settledAmounts(tx, reference),
  };
}
