import type { CheckoutPaymentMethod } from './api/checkout.ts';

export type PaymentKind = CheckoutPaymentMethod['kind'];

/** The first pattern that fits decides: `braintree_paypal` is PayPal, and `braintree` a card. */
const patterns: readonly (readonly [RegExp, PaymentKind])[] = [
  [/^[a-z]+_oneclick$/, 'one_click'],
  [/^[a-z]+_hpp(_[a-z]+)?$/, 'open_invoice'],
  [/^paypal_express$/, 'paypal_express'],
  [/(^|_)paypal$/, 'paypal'],
  [/(^|_)(wallet|applepay|googlepay)$/, 'wallet'],
  [/^([a-z]+_cc|braintree)$/, 'card'],
];

/** Returns the kind of a payment method by the pattern of its code (specification §9); null for an unknown code. */
export function paymentKindOf(code: string): PaymentKind | null {
  return patterns.find(([pattern]) => pattern.test(code))?.[1] ?? null;
}
