import * as z from 'zod/mini';
import { gatedMoneySchema } from '../money/index.ts';
import { defineEndpoint } from './endpoint/endpoint.ts';
import { fittingAnswersSchema } from '../forms/fitting.ts';
import { digits, imageSchema, storeIdField } from './endpoint/fields.ts';
import { maxQuantity } from './max-quantity.ts';

const basketItemSchema = z.object({
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
  /** Whole percent. */
  discount: z.nullable(z.int()),
  productType: z.enum(['simple', 'configurable', 'bundle']),
  /** Answers of the fitting form; null if nothing is mounted. */
  fittingForm: z.nullable(fittingAnswersSchema),
  /** Parts of a bundle with their selected options; empty for anything else. */
  parts: z.array(z.object({ label: z.string(), name: z.string(), options: z.string() })),
  /** Estimated delivery, seconds since 1970; null for sold-out products. */
  estimatedDeliveryStart: z.nullable(z.int()),
  estimatedDeliveryEnd: z.nullable(z.int()),
});

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
    discounts: z.object({ rewardPoints: z.nullable(z.int()), promoCodes: z.array(z.string()) }),
    deliveryFee: gatedMoneySchema,
    hasDeliveryFee: z.boolean(),
    quoteId: z.nullable(z.int()),
  }),
  user: z.object({ loyaltyPoints: z.int() }),
  groups: z.array(z.string()),
  selected_carrier: z.nullable(z.string()),
  view: z.enum(['mini', 'default_shipping']),
});

export type Basket = z.infer<typeof basketSchema>;

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
    fittingForm: z.optional(fittingAnswersSchema),
  }),
  response: z.object({ basket: basketSchema, added: basketItemSchema }),
  errors: ['authentication_required', 'not_found', 'option_required', 'fitting_required', 'out_of_stock'],
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
    groupItems: z.optional(z.boolean()),
  }),
  response: basketSchema,
  errors: ['authentication_required', 'not_found', 'basket_changed', 'out_of_stock'],
});
