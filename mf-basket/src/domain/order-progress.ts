import type { CallResponse } from 'shared-contracts/api/descriptor';
import type { orderStatus } from 'shared-contracts/descriptors/orders';

export type OrderStatus = CallResponse<typeof orderStatus>;

/** `confirming`: the provider has not decided about the payment. */
export type OrderProgress = 'confirming' | 'placed' | 'failed';

export function progressOf({
  state,
  paymentState,
}: Pick<OrderStatus, 'state' | 'paymentState'>): OrderProgress {
  if (state === 'placed' || state === 'completed') return 'placed';
  return state === 'canceled' || ['failed', 'expired', 'voided'].includes(paymentState)
    ? 'failed'
    : 'confirming';
}

/** Delays between two polls of a payment, milliseconds; the last one is repeated. */
const pollDelaysMs = [2_000, 2_000, 3_000, 5_000, 8_000, 13_000, 20_000, 30_000];
/** About ten minutes; a mail says how a later payment ends. */
const maxPolls = 25;

/** @param polls number of answers so far */
export function pollDelayMs(polls: number): number | false {
  if (polls > maxPolls) return false;
  return pollDelaysMs[Math.min(Math.max(polls - 1, 0), pollDelaysMs.length - 1)] ?? false;
}

/** Of the ids of the database. */
const maxOrderId = 2 ** 31 - 1;

/** Reads the order from the query; null if it names none. */
export function readOrderId(search: Readonly<Record<string, string>>): number | null {
  const text = search['order'] ?? '';
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
  return id !== null && id <= maxOrderId ? id : null;
}
