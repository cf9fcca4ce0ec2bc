import type { WebhookQueue } from '../webhooks/webhook-queue.ts';
import type { StateStore } from './simulator-state.ts';

/** All in milliseconds. */
export interface Timing {
  /** After a decision. */
  webhookDelayMs: number;
  /** Webhook of a payment whose answer did not arrive. */
  delayedWebhookMs: number;
  /** Until the bank decides a pending payment. */
  pendingMs: number;
  /** Delay of an answer that exceeds the shop's timeout. */
  silentMs: number;
  /** Lifetime of a page that waits for the shopper. */
  pageMs: number;
  /** Pause after the first failed webhook. */
  retryMs: number;
  /** Pause between two checks of what is due. */
  tickMs: number;
}

export const defaultTiming: Timing = {
  webhookDelayMs: 400,
  delayedWebhookMs: 60_000,
  pendingMs: 8_000,
  silentMs: 30_000,
  pageMs: 30 * 60_000,
  retryMs: 500,
  tickMs: 200,
};

export interface SimulatorContext {
  store: StateStore;
  webhooks: WebhookQueue;
  now: () => number;
  timing: Timing;
}
