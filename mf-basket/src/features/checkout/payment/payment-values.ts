import * as z from 'zod/mini';

export const paymentSchema = z.object({
  methodCode: z.string('required').check(z.minLength(1, 'required')),
  tokenId: z.optional(z.nullable(z.string())),
  termsAccepted: z.literal(true, 'required'),
  newsletter: z.optional(z.boolean()),
  /** Of a member who has not signed in recently, for a stored card. */
  current_password: z.optional(z.string()),
});

export type PaymentValues = z.infer<typeof paymentSchema>;

export const paymentErrorMessages = {
  'methodCode.required': 'checkout.payment.required',
  'termsAccepted.required': 'checkout.terms.required',
  'current_password.required': 'checkout.password.required',
  'current_password.is': 'checkout.password.wrong',
};

/** Failures of placing an order. `network` and the like: it may be placed, and a repetition recognises it. */
export const orderFailureMessages = {
  authentication_required: 'checkout.failure.signIn',
  not_found: 'checkout.failure.gone',
  basket_changed: 'checkout.failure.orderChanged',
  cart_changed: 'checkout.failure.orderChanged',
  completion_in_progress: 'checkout.failure.inProgress',
  requirements_missing: 'checkout.failure.missing',
  payment_failed: 'checkout.failure.payment',
  idempotency_key_reused: 'checkout.failure.repeated',
  provider_unavailable: 'checkout.failure.provider',
  out_of_stock: 'checkout.failure.outOfStock',
  network: 'checkout.failure.network',
  unavailable: 'checkout.failure.undecided',
  internal: 'checkout.failure.undecided',
} as const;
