import * as z from 'zod/mini';
import { addressFormSchema } from '../forms/address.ts';
import { rowIdField, optionalLineOf } from '../forms/text-fields.ts';
import { moneySchema } from '../money/index.ts';
import { basketSchema } from './basket.ts';
import { defineEndpoint } from './endpoint/endpoint.ts';
import { storeIdField } from './endpoint/fields.ts';

export const checkoutSteps = ['account', 'delivery', 'payment'] as const;

export type CheckoutStep = (typeof checkoutSteps)[number];

/** An address of this checkout: one of the member's own, or one that was entered here. */
export const checkoutAddressSchema = z.object({
  /** Null for an address that is in no address book. */
  addressId: z.nullable(z.int()),
  firstname: z.string(),
  lastname: z.string(),
  company: z.nullable(z.string()),
  street1: z.string(),
  street2: z.nullable(z.string()),
  city: z.string(),
  region: z.nullable(z.string()),
  postcode: z.string(),
  country_id: z.string(),
  /** E.164. */
  telephone: z.string(),
});

export type CheckoutAddress = z.infer<typeof checkoutAddressSchema>;

export const collectPointSchema = z.object({
  id: z.string(),
  carrier: z.string(),
  name: z.string(),
  street: z.string(),
  postcode: z.string(),
  city: z.string(),
  country_id: z.string(),
  /** Monday first; an empty list is a closed day. Local times, such as `09:00`. */
  openingHours: z.array(z.array(z.object({ from: z.string(), to: z.string() }))),
  /** Metres from the middle of the postcode's area; null where it is not known. */
  distance: z.nullable(z.int()),
});

export type CollectPoint = z.infer<typeof collectPointSchema>;

const deliveryMethodSchema = z.object({
  code: z.string(),
  carrier: z.string(),
  kind: z.enum(['standard', 'express', 'collect']),
  /** In the language of the store. */
  label: z.string(),
  /** What this basket pays, with the surcharge for oversize parcels. */
  price: moneySchema,
  /** Goods from which the method is free, without the surcharge; null: never. */
  freeFrom: z.nullable(moneySchema),
  /** Part of {@link price} for parcels with skis or snowboards; null: none. */
  oversize: z.nullable(moneySchema),
  /** Estimated delivery of the whole basket, from its first parcel to its last one; seconds since 1970. */
  etaFrom: z.int(),
  etaTo: z.int(),
});

export type DeliveryMethod = z.infer<typeof deliveryMethodSchema>;

const paymentMethodSchema = z.object({
  /** Specification §9, such as `adyen_cc`. */
  code: z.string(),
  kind: z.enum(['card', 'one_click', 'open_invoice', 'paypal', 'paypal_express', 'wallet']),
  /** In the language of the store. */
  label: z.string(),
  /** Stored cards for `one_click`. */
  tokens: z.array(z.object({ id: z.string(), label: z.string() })),
});

export type CheckoutPaymentMethod = z.infer<typeof paymentMethodSchema>;

/** What is still needed before the order can be placed. The message is in the language of the store. */
const requirementSchema = z.object({
  step: z.enum(checkoutSteps),
  field: z.string(),
  code: z.string(),
  message: z.string(),
});

export type CheckoutRequirement = z.infer<typeof requirementSchema>;

export const checkoutSchema = z.object({
  /** The basket with the sums of this checkout; `order.total` is what `place-order` expects. */
  basket: basketSchema,
  /** Null for an empty basket, which has no checkout. */
  quoteId: z.nullable(z.int()),
  /** Increases with every change of basket or checkout. */
  version: z.int(),
  isGuestCheckoutEnabled: z.boolean(),
  account: z.object({
    isMember: z.boolean(),
    /** Of the member, or entered by the guest. */
    email: z.nullable(z.string()),
    /** Of the member. */
    firstname: z.optional(z.string()),
    lastname: z.optional(z.string()),
  }),
  delivery: z.object({
    address: z.nullable(checkoutAddressSchema),
    /** Empty until there is an address. */
    methods: z.array(deliveryMethodSchema),
    methodCode: z.nullable(z.string()),
    collectPoint: z.nullable(collectPointSchema),
    /** Mobile number for the message of the collect point, E.164. */
    phone_collect: z.nullable(z.string()),
  }),
  payment: z.object({
    isBillingSame: z.boolean(),
    billingAddress: z.nullable(checkoutAddressSchema),
    methods: z.array(paymentMethodSchema),
    /** The last method that was tried. */
    methodCode: z.nullable(z.string()),
    /** How the last attempt to pay this basket has ended; absent: there was none, or it is not decided. */
    lastFailure: z.optional(z.enum(['rejected', 'expired'])),
  }),
  requirements: z.array(requirementSchema),
  /**
   * An order of this basket whose payment is not decided; null: none. `redirect`: the provider's page, while it waits for
   * the shopper; null: the payment is being confirmed.
   */
  pendingOrder: z.nullable(z.object({ orderId: z.int(), redirect: z.nullable(z.string()) })),
});

export type Checkout = z.infer<typeof checkoutSchema>;

const version = z.int();
const backToCheckout = (step: CheckoutStep) => `/checkout/?step=${step}` as const;

export const checkoutData = defineEndpoint({
  name: 'checkout-data',
  method: 'GET',
  path: '/api/checkout-data',
  summary: "The checkout of the visitor's basket: sums, addresses, methods, and what is still needed",
  access: 'shop',
  request: z.strictObject({ store_id: storeIdField }),
  response: checkoutSchema,
  errors: ['authentication_required'],
});

export const checkoutAccount = defineEndpoint({
  name: 'checkout-account',
  method: 'POST',
  path: '/api/checkout-account',
  summary: 'The e-mail address of a guest, in stores with guest checkout',
  access: 'shop',
  limit: { max: 30, windowSeconds: 60 },
  form: { done: backToCheckout('delivery'), keeps: ['email'] },
  request: z.strictObject({
    store_id: z.int(),
    version,
    email: z.string('required').check(z.trim(), z.toLowerCase(), z.maxLength(254, 'max'), z.email('email')),
  }),
  response: checkoutSchema,
  errors: ['authentication_required', 'not_found', 'basket_changed'],
});

/** Exactly one of `addressId` and `address`; anything else is an invalid request. */
const chosenAddress = {
  addressId: z.optional(rowIdField),
  address: z.optional(addressFormSchema),
};

export const checkoutAddress = defineEndpoint({
  name: 'checkout-address',
  method: 'POST',
  path: '/api/checkout-address',
  summary:
    "The delivery address: one of the member's own, or a new one, which a member's address book then keeps",
  access: 'shop',
  limit: { max: 60, windowSeconds: 60 },
  form: { done: backToCheckout('delivery'), keeps: addressFields('address') },
  request: z.strictObject({ store_id: z.int(), version, ...chosenAddress }),
  response: checkoutSchema,
  errors: ['authentication_required', 'not_found', 'basket_changed', 'too_many_addresses'],
});

export const checkoutMethod = defineEndpoint({
  name: 'checkout-method',
  method: 'POST',
  path: '/api/checkout-method',
  summary: 'The delivery method, and the collect point of a method that has one',
  access: 'shop',
  limit: { max: 60, windowSeconds: 60 },
  form: { done: backToCheckout('payment'), keeps: ['phone_collect'] },
  request: z.strictObject({
    store_id: z.int(),
    version,
    methodCode: z.string().check(z.minLength(1), z.maxLength(40)),
    collectPointId: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
    phone_collect: optionalLineOf(30),
  }),
  response: checkoutSchema,
  errors: ['authentication_required', 'not_found', 'basket_changed'],
});

export const checkoutBilling = defineEndpoint({
  name: 'checkout-billing',
  method: 'POST',
  path: '/api/checkout-billing',
  summary: 'The billing address: that of the delivery, or another one',
  access: 'shop',
  limit: { max: 60, windowSeconds: 60 },
  form: { done: backToCheckout('payment'), keeps: addressFields('address') },
  request: z.strictObject({
    store_id: z.int(),
    version,
    isSame: z.boolean(),
    ...chosenAddress,
  }),
  response: checkoutSchema,
  errors: ['authentication_required', 'not_found', 'basket_changed', 'too_many_addresses'],
});

export const collectPoints = defineEndpoint({
  name: 'collect-points',
  method: 'GET',
  path: '/api/collect-points',
  summary: 'Collect points near a postcode of the country of delivery, nearest first',
  access: 'shop',
  limit: { max: 60, windowSeconds: 60 },
  request: z.strictObject({
    store_id: storeIdField,
    methodCode: z.string().check(z.minLength(1), z.maxLength(40)),
    postcode: z.string().check(z.minLength(1), z.maxLength(20)),
  }),
  response: z.object({ points: z.array(collectPointSchema) }),
  errors: ['authentication_required', 'not_found'],
});

function addressFields(group: string): string[] {
  const names = 'firstname lastname company street1 street2 city region postcode country_id telephone'.split(
    ' ',
  );
  return names.map((name) => `${group}[${name}]`);
}
