import type { Money } from 'shared-contracts/money';

/**
 * The port to a payment provider. Every call has a time limit of the adapter and throws {@link PaymentProviderError}
 * where the outcome is unknown or the provider cannot be reached; a rejection is an answer, not an error. Calls with the
 * same reference are idempotent: the provider answers a repeated call as it did the first.
 */
export interface PaymentProvider {
  /** Such as `simulator`; with a provider's reference it identifies a payment. */
  readonly name: string;
  createSession(request: PaymentRequest): Promise<PaymentSession>;
  /** Asks the provider what has become of an attempt, by the shop's reference. Null: it knows of none. */
  confirm(reference: string): Promise<PaymentUpdate | null>;
  capture(pspReference: string, amount: Money, reference: string): Promise<PaymentUpdate>;
  void(pspReference: string, reference: string): Promise<PaymentUpdate>;
  refund(pspReference: string, amount: Money, reference: string): Promise<PaymentUpdate>;
  /** Stored cards of a shopper. */
  listTokens(shopperReference: string): Promise<StoredCard[]>;
  deleteToken(shopperReference: string, tokenId: string): Promise<void>;
  /** Returns null for a body whose signature or form is wrong. */
  parseWebhook(rawBody: string, headers: Readonly<Record<string, string | undefined>>): PaymentUpdate | null;
}

export interface PaymentRequest {
  /** The shop's own reference of this attempt; unique. */
  reference: string;
  amount: Money;
  /** Specification §9, such as `adyen_cc`. */
  methodCode: string;
  /** Where the provider's page returns the browser to; the shop's own address. */
  returnUrl: string;
  webhookUrl: string;
  /** Pseudonym of the member at the provider; null for a guest. */
  shopperReference: string | null;
  /** A stored card, for `one_click`. */
  tokenId: string | null;
  /** BCP 47. */
  language: string;
  countryCode: string;
}

export interface PaymentSession {
  pspReference: string;
  status: PaymentStatus;
  /** The provider's page where the shopper pays or confirms; null: no page is needed. */
  redirect: string | null;
  /** Why it was rejected, by the provider's code; null unless `rejected`. */
  rejection: string | null;
}

export type PaymentStatus =
  | 'pending'
  | 'authorised'
  | 'captured'
  | 'rejected'
  | 'voided'
  | 'refunded'
  | 'partially_refunded'
  | 'expired';

/** What the provider says of one attempt, by webhook or as an answer. */
export interface PaymentUpdate {
  /** Unique for the event; a repeated webhook has the same. */
  eventId: string;
  reference: string;
  pspReference: string;
  methodCode: string;
  status: PaymentStatus;
  /** What the status is about: all that was captured or refunded so far, else the whole attempt. */
  amount: Money;
  /** Of an attempt, or of a capture, void or refund, which then has changed nothing. */
  rejection: string | null;
  /**
   * The provider's page of a pending attempt, while it waits for the shopper; null: the shopper has done their part.
   * Absent in webhooks, and for providers that do not say it.
   */
  redirect?: string | null | undefined;
  /** Something that changes no state of the payment, of the amount: the bank of the shopper reclaims it. */
  notice?: 'chargeback' | undefined;
}

export interface StoredCard {
  id: string;
  /** Such as `Visa •••• 1111`. */
  label: string;
}

/** The outcome of the call is not known: the attempt may or may not exist at the provider. */
export class PaymentProviderError extends Error {}
