import type { Money } from 'shared-contracts/money';
import * as z from 'zod';

const httpUrl = z.url({ protocol: /^https?$/ }).max(2000);

/** The shop's request for a payment. */
export const paymentRequestSchema = z.strictObject({
  reference: z.string().min(8).max(80),
  amount: z.strictObject({ amount: z.int().min(1), currency: z.string().regex(/^[A-Z]{3}$/) }),
  methodCode: z.string().min(1).max(40),
  returnUrl: httpUrl,
  webhookUrl: httpUrl,
  shopperReference: z.string().min(8).max(80).nullable(),
  tokenId: z.string().max(80).nullable(),
  language: z.string().max(20),
  countryCode: z.string().length(2),
});

export type PaymentRequest = z.infer<typeof paymentRequestSchema>;

export type PaymentStatus =
  | 'pending'
  | 'authorised'
  | 'captured'
  | 'rejected'
  | 'voided'
  | 'refunded'
  | 'partially_refunded'
  | 'expired';

/** Pages on which a shopper decides. */
export type PageKind = 'card' | 'challenge' | 'paypal' | 'wallet';

/** The state of a payment for the shop, as an answer and as a webhook. */
export interface PaymentUpdate {
  eventId: string;
  reference: string;
  pspReference: string;
  methodCode: string;
  status: PaymentStatus;
  /** What the status is about: all that was captured or refunded so far, else the whole payment. */
  amount: Money;
  rejection: string | null;
}

/** Tells the shop of something that changes no state of the payment. */
export interface PaymentNotice extends PaymentUpdate {
  notice: 'chargeback';
}

export interface Payment {
  request: PaymentRequest;
  pspReference: string;
  /** Names the pages of the payment. Knowing it is enough to pay. */
  pageId: string;
  /** The page that waits for the shopper; null: none. */
  page: PageKind | null;
  status: PaymentStatus;
  rejection: string | null;
  /** Minor units. */
  captured: number;
  refunded: number;
  /** Of the last change. */
  eventId: string;
  /** When a page that waits for the shopper expires, ms since 1970. */
  expiresAt: number;
  /** A decision of the bank that is yet to come. */
  nextDecision: { status: 'authorised' | 'rejected'; rejection: string | null; dueAt: number } | null;
  /** Answers to captures, voids and refunds by their references, which are repeated to repeated calls. */
  answers: Record<string, PaymentUpdate>;
}

export interface StoredCard {
  id: string;
  shopperReference: string;
  cardNumber: string;
  label: string;
}

/** Returns the state of the payment as the shop receives it. */
export function updateOf({ request, pspReference, status, rejection, eventId, captured, refunded }: Payment) {
  const { reference, methodCode, amount } = request;
  const settled = { captured, refunded, partially_refunded: refunded }[status as string] ?? amount.amount;
  return {
    eventId,
    reference,
    pspReference,
    methodCode,
    status,
    amount: { amount: settled, currency: amount.currency },
    rejection,
  } satisfies PaymentUpdate;
}
