import * as z from 'zod/mini';
import { gatedMoneySchema } from '../money/index.ts';
import { defineEndpoint } from './endpoint/endpoint.ts';
import { fittingAnswersSchema, requestedFittingSchema } from '../forms/fitting.ts';
import { digits, imageSchema, storeIdField } from './endpoint/fields.ts';
import { maxQuantity } from './max-quantity.ts';

export const bundlePartSchema = z.object({ label: z.string(), name: z.string(), options: z.string() });

export const basketItemSchema = z.object({
  cartItemId: z.int(),
  productId: z.int(),
  sku: z.string(),
  name: z.string(),
  brand_name: z.string(),
  url: z.string(),
  image: imageSchema,
  qty: z.int(),
  /** Maximum quantity of the line: available stock, at most {@link maxQuantity}. */
  maxQty: z.int(),
  options: z.array(
    z.object({ name: z.string(), selected_value: z.object({ id: z.int(), value: z.string() }) }),
  ),
  unitPrice: gatedMoneySchema,
  subtotal: gatedMoneySchema,
  rrp: gatedMoneySchema,
  /** Reduction of the line by a promotion; 0 without one. */
  discountAmount: gatedMoneySchema,
  /** Whole percent. */
  discount: z.nullable(z.int()),
  productType: z.enum(['simple', 'configurable', 'bundle']),
  /** Answers of the fitting form; null if nothing is mounted. */
  fittingForm: z.nullable(fittingAnswersSchema),
  /** Parts of a bundle with their selected options; empty for anything else. */
  parts: z.array(bundlePartSchema),
  /** Estimated delivery, seconds since 1970; null for sold-out products. */
  estimatedDeliveryStart: z.nullable(z.int()),
  estimatedDeliveryEnd: z.nullable(z.int()),
});

/** A promotion code of the basket. An unmet code stays, inactive, with its reason in the language of the store. */
const promoCodeSchema = z.object({
  code: z.string(),
  isActive: z.boolean(),
  /** What the promotion does, in the language of the store. */
  label: z.string(),
  reason: z.nullable(z.string()),
});

export type BasketPromoCode = z.infer<typeof promoCodeSchema>;

export type BasketItem = z.infer<typeof basketItemSchema>;

export const basketSchema = z.object({
  /** Increases with every change. A change sends the version that it is based on. */
  version: z.int(),
  items: z.array(basketItemSchema),
  basketCount: z.int(),
  order: z.object({
    currency: z.string(),
    subtotal: gatedMoneySchema,
    total: gatedMoneySchema,
    /** Value added tax within {@link total}, by the country of delivery. */
    vat: gatedMoneySchema,
    totalExVat: gatedMoneySchema,
    rrpSavings: gatedMoneySchema,
    hasSavings: z.boolean(),
    errorMessages: z.array(z.string()),
    discounts: z.object({
      /** Points that this basket spends, 1 point is one minor unit; null: none. */
      rewardPoints: z.nullable(z.int()),
      /** Codes in the order of their entry, at most one of them active. */
      promoCodes: z.array(promoCodeSchema),
      /** Active promotions without a code, by their names in the language of the store. */
      automatic: z.array(z.string()),
      /** Reduction by promotions, without points. */
      amount: gatedMoneySchema,
    }),
    deliveryFee: gatedMoneySchema,
    hasDeliveryFee: z.boolean(),
    /** Goods that are missing until delivery is free; null: it is free, or never. */
    untilFreeDelivery: gatedMoneySchema,
    quoteId: z.nullable(z.int()),
  }),
  user: z.object({
    loyaltyPoints: z.int(),
    /** False: the API knows no member. A tab that shows a member then learns that the session has ended. */
    isMember: z.optional(z.boolean()),
  }),
  /**
   * Parcels of the order: lines by the warehouse or supplier that sends them, in the order of {@link items}. Empty for
   * the variant `mini`, and for the answer to a change without `groupItems`.
   */
  groups: z.array(
    z.object({ id: z.string(), label: z.string(), cartItemIds: z.array(z.int()), dispatchDays: z.int() }),
  ),
  /** Carrier of the delivery method that was chosen in the checkout, whose price is the delivery fee; null: none. */
  selected_carrier: z.nullable(z.string()),
  view: z.enum(['mini', 'default_shipping']),
});

export type Basket = z.infer<typeof basketSchema>;

/** Whether the answer sorts its items by parcels, and names these in `groups`. @default false */
const groupItems = z.optional(z.boolean());

const optionKey = z.string().check(z.regex(/^\d{1,9}$/));

export const basketAdd = defineEndpoint({
  name: 'basket-add',
  method: 'POST',
  path: '/api/basket-add',
  summary: 'Adds a product; a guest who sees no prices is asked to sign in, and it is added then',
  // Not `shop`: the handler answers 401 itself, after storing the addition of a guest of a `login_required` store.
  access: 'frame',
  limit: { max: 120, windowSeconds: 60 },
  form: { done: '/checkout/cart/', defaults: { quantity: '1' } },
  request: z.strictObject({
    store_id: z.int(),
    productID: z.int().check(z.minimum(1)),
    quantity: z.int().check(z.minimum(1), z.maximum(maxQuantity)),
    /** super_attribute_id → value id. */
    options: z.optional(z.record(optionKey, z.int())),
    /** Part of the bundle → super_attribute_id → value id. */
    bundleOptions: z.optional(z.record(optionKey, z.record(optionKey, z.int()))),
    fittingForm: z.optional(requestedFittingSchema),
  }),
  response: z.object({ basket: basketSchema, added: basketItemSchema }),
  errors: [
    'authentication_required',
    'not_found',
    'option_required',
    'fitting_required',
    'out_of_stock',
    'basket_full',
  ],
});

/** Additions requested before sign-in and executed by it. Absent if there were none. */
export const pendingAdditionsResultSchema = z.object({
  basket: basketSchema,
  added: z.array(z.object({ cartItemId: z.int(), qty: z.int() })),
});

export type PendingAdditionsResult = z.infer<typeof pendingAdditionsResultSchema>;

export const pendingAddition = defineEndpoint({
  name: 'pending-addition',
  method: 'GET',
  path: '/api/pending-addition',
  summary: 'What this browser asked to add of a product before sign-in; null where nothing waits',
  access: 'frame',
  request: z.strictObject({ store_id: storeIdField, productId: digits }),
  response: z.object({
    addition: z.nullable(
      z.object({
        quantity: z.int(),
        options: z.record(optionKey, z.int()),
        bundleOptions: z.record(optionKey, z.record(optionKey, z.int())),
        fittingForm: z.nullable(fittingAnswersSchema),
      }),
    ),
  }),
  errors: [],
});

export const basketData = defineEndpoint({
  name: 'basket-data',
  method: 'GET',
  path: '/api/basket-data',
  summary: "The visitor's own basket",
  access: 'shop',
  request: z.strictObject({ store_id: storeIdField, variant: z.enum(['mini', 'default_shipping']) }),
  response: basketSchema,
  errors: ['authentication_required'],
});

export const basketUpdate = defineEndpoint({
  name: 'basket-update',
  method: 'POST',
  path: '/api/basket-update',
  summary: 'Changes the quantity of a line; 0 removes it, a quantity for the line removed last puts it back',
  access: 'shop',
  form: {},
  request: z.strictObject({
    store_id: z.int(),
    cartItemId: z.int().check(z.minimum(1)),
    qty: z.int().check(z.minimum(0), z.maximum(maxQuantity)),
    version: z.int(),
    groupItems,
  }),
  response: basketSchema,
  errors: ['authentication_required', 'not_found', 'basket_changed', 'out_of_stock', 'basket_full'],
});

/** Points: `info` is the number of points. Promo: `info` is the code, in any case. */
const discountRequest = z.strictObject({
  store_id: z.int(),
  version: z.int(),
  type: z.enum(['points', 'promo']),
  info: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(40, 'max')),
  groupItems,
});

export const basketApplyDiscount = defineEndpoint({
  name: 'basket-apply-discount',
  method: 'POST',
  path: '/api/basket-apply-discount',
  summary: 'Adds a promotion code to the basket, or spends points of the member',
  access: 'shop',
  // Codes could be guessed.
  limit: { max: 30, windowSeconds: 60 },
  form: { done: '/checkout/cart/', keeps: ['info'] },
  request: discountRequest,
  response: basketSchema,
  errors: ['authentication_required', 'not_found', 'basket_changed', 'unknown_code'],
});

export const basketRemoveDiscount = defineEndpoint({
  name: 'basket-remove-discount',
  method: 'POST',
  path: '/api/basket-remove-discount',
  summary: 'Removes a promotion code from the basket, or its points',
  access: 'shop',
  form: { done: '/checkout/cart/' },
  request: discountRequest,
  response: basketSchema,
  errors: ['authentication_required', 'not_found', 'basket_changed'],
});
