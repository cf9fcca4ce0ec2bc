import type { Payment, PaymentNotice } from '../payments/payment.ts';
import type { StateStore } from '../payments/simulator-state.ts';
import { attemptDelivery, deliveryOf, type Delivery, type DeliveryOptions } from './delivery.ts';

export interface WebhookQueue {
  /** Queues the webhook of the payment's last change, `copies` times. */
  add(payment: Payment, delayMs: number, copies?: number): void;
  /** Queues the webhook of a notice, which changes nothing of the payment. */
  addNotice(payment: Payment, notice: PaymentNotice, delayMs: number): void;
  /** Sends the webhook of the payment's last change now. Resolves after the first attempt. */
  sendNow(payment: Payment): Promise<void>;
  /** Starts an attempt for every webhook that is due. */
  sendDue(): void;
  /** Resolves when no attempt is under way. */
  settle(): Promise<void>;
}

/** Creates the queue of webhooks, which are repeated with growing pauses until the shop accepts them. */
export function createWebhookQueue(store: StateStore, options: DeliveryOptions): WebhookQueue {
  const queue = store.state.deliveries;
  const underWay = new Map<Delivery, Promise<void>>();

  function attempt(delivery: Delivery): Promise<void> {
    const attempt = attemptDelivery(queue, delivery, options).finally(() => {
      underWay.delete(delivery);
      store.save();
    });
    underWay.set(delivery, attempt);
    return attempt;
  }

  function push(payment: Payment, delayMs: number): Delivery {
    const delivery = deliveryOf(payment, options.now() + delayMs);
    queue.push(delivery);
    return delivery;
  }

  return {
    add(payment, delayMs, copies = 1) {
      for (let copy = 0; copy < copies; copy += 1) push(payment, delayMs);
    },
    addNotice(payment, notice, delayMs) {
      queue.push(deliveryOf(payment, options.now() + delayMs, notice));
    },
    sendNow: (payment) => attempt(push(payment, 0)),
    sendDue() {
      for (const delivery of queue) {
        if (delivery.dueAt <= options.now() && !underWay.has(delivery)) void attempt(delivery);
      }
    },
    async settle() {
      await Promise.all(underWay.values());
    },
  };
}
