import type { Payment } from '../payments/payment.ts';
import { updateOf } from '../payments/payment.ts';
import { signBody } from './sign.ts';

/** A webhook that the shop has not accepted yet. */
export interface Delivery {
  url: string;
  body: string;
  attempts: number;
  /** Ms since 1970. */
  dueAt: number;
}

export interface DeliveryOptions {
  secret: string;
  now: () => number;
  /** Pause after the first failed attempt; it doubles with each, up to a minute. */
  retryMs: number;
}

const timeoutMs = 5_000;
const maxPauseMs = 60_000;
/** Some hours. */
const maxAttempts = 200;

/** Returns the webhook of the payment's last change, or of something else about it. */
export function deliveryOf(payment: Payment, dueAt: number, update: object = updateOf(payment)): Delivery {
  const { webhookUrl } = payment.request;
  return { url: webhookUrl, body: JSON.stringify(update), attempts: 0, dueAt };
}

/** Sends one webhook, signed with the time of this attempt. Resolves with whether the shop has accepted it. */
async function send({ url, body }: Delivery, { secret, now }: DeliveryOptions): Promise<boolean> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-signature': signBody(secret, body, now()) },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}

/**
 * Makes one attempt. Removes the delivery from the queue if it was accepted or given up, else sets its next time. The
 * caller starts no second attempt meanwhile.
 */
export async function attemptDelivery(
  queue: Delivery[],
  delivery: Delivery,
  options: DeliveryOptions,
): Promise<void> {
  const isAccepted = await send(delivery, options);
  delivery.attempts += 1;
  delivery.dueAt = options.now() + Math.min(options.retryMs * 2 ** (delivery.attempts - 1), maxPauseMs);
  const index = queue.indexOf(delivery);
  if ((isAccepted || delivery.attempts >= maxAttempts) && index >= 0) queue.splice(index, 1);
}
