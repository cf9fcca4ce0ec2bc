import * as z from 'zod/mini';
import { gatedMoneySchema } from '../money/index.ts';
import { productPriceSchema } from './catalogue.ts';
import { defineEndpoint } from './endpoint/endpoint.ts';
import { countryField, digits, digitsList, flag, storeIdField } from './endpoint/fields.ts';
import { dispatchSchema, productDynamicSchema, stockSchema } from './product.ts';

/** Products whose facts change every hour. Answers leave out ids that are unknown or not sold in the store. */
const productsOfStore = z.strictObject({ store_id: storeIdField, product_ids: digitsList });

export const getStockMessages = defineEndpoint({
  name: 'get-stock-messages',
  method: 'GET',
  path: '/api/get-stock-messages',
  summary: 'The stock of products as a state and a message',
  access: 'shop',
  request: productsOfStore,
  response: z.object({
    messages: z.array(z.extend(stockSchema, { productId: z.int() })),
  }),
  errors: ['authentication_required'],
});

export const getStockDelivery = defineEndpoint({
  name: 'get-stock-delivery',
  method: 'GET',
  path: '/api/get-stock-delivery',
  summary: 'Estimated dispatch and delivery of products',
  access: 'shop',
  request: z.extend(productsOfStore, { deliveryCountry: z.optional(countryField) }),
  response: z.object({
    deliveries: z.array(
      z.object({
        productId: z.int(),
        /** ISO 8601 dates, both inclusive. */
        dispatchDate: z.string(),
        deliveryFrom: z.string(),
        deliveryTo: z.string(),
        /** Arrival and cost in the store's language. */
        message: z.string(),
        /** As in `single-product`. */
        untilFree: z.optional(gatedMoneySchema),
      }),
    ),
  }),
  errors: ['authentication_required'],
});

export const getSupplierDropship = defineEndpoint({
  name: 'get-supplier-dropship',
  method: 'GET',
  path: '/api/get-supplier-dropship',
  summary: 'Which products the supplier dispatches, and within how many working days',
  access: 'shop',
  request: productsOfStore,
  response: z.object({
    products: z.array(z.extend(dispatchSchema, { productId: z.int() })),
  }),
  errors: ['authentication_required'],
});

/** With `returnTimestamps` both ends are `null` if the product cannot be delivered. */
export const productDispatchDate = defineEndpoint({
  name: 'product-dispatch-date',
  method: 'GET',
  path: '/api/product-dispatch-date',
  summary: "Estimated delivery of a line of the visitor's basket, or of products",
  access: 'shop',
  request: z
    .strictObject({
      store_id: storeIdField,
      cartItemId: z.optional(digits),
      orderItemId: z.optional(digits),
      productIds: z.optional(digitsList),
      deliveryCountry: z.optional(countryField),
      /** Seconds since 1970 instead of dates. */
      returnTimestamps: z.optional(flag),
    })
    .check(
      z.refine(
        ({ cartItemId, orderItemId, productIds }) =>
          [cartItemId, orderItemId, productIds].filter((field) => field !== undefined).length === 1,
        { message: 'one_of', path: ['cartItemId'] },
      ),
    ),
  response: z.object({
    estimates: z.array(
      z.object({
        productId: z.int(),
        cartItemId: z.nullable(z.int()),
        /** ISO 8601 dates, or seconds with `returnTimestamps`. */
        start: z.union([z.string(), z.int()]),
        end: z.union([z.string(), z.int()]),
      }),
    ),
  }),
  errors: ['not_found', 'authentication_required'],
});

export const productDynamicData = defineEndpoint({
  name: 'product-dynamic-data',
  method: 'GET',
  path: '/api/product-dynamic-data',
  summary: 'Social proof and countdowns, by store and product',
  access: 'shop',
  request: z.strictObject({ store_ids: digitsList, product_ids: digitsList }),
  response: z.object({
    products: z.array(z.extend(productDynamicSchema, { productId: z.int(), storeId: z.int() })),
  }),
  errors: ['authentication_required'],
});

export const omnibusPrices = defineEndpoint({
  name: 'omnibus-prices',
  method: 'GET',
  path: '/api/omnibus-prices',
  summary: 'The lowest price of the thirty days before the present price began',
  access: 'shop',
  request: productsOfStore,
  response: z.object({
    prices: z.array(z.object({ productId: z.int(), lowestPrice: gatedMoneySchema })),
  }),
  errors: ['authentication_required'],
});

/** Maximum number of prices in one response. */
const maxCategoryPrices = 2_000;

export const categoryPrices = defineEndpoint({
  name: 'category-prices',
  method: 'GET',
  path: '/api/category-prices',
  summary: 'Prices of the products of a category, and whether they are delivered to a country',
  access: 'shop',
  request: z.strictObject({
    store_id: storeIdField,
    /** Category id. */
    entity_id: digits,
    /** Country of delivery. */
    shipping: z.optional(countryField),
    limit: z._default(digits.check(z.minimum(1), z.maximum(maxCategoryPrices)), maxCategoryPrices),
  }),
  response: z.object({
    /** Products in stock first, then the lowest price. */
    prices: z.array(z.object({ productId: z.int(), price: productPriceSchema, isDeliverable: z.boolean() })),
  }),
  errors: ['not_found', 'authentication_required'],
});

export const priceAddOn = defineEndpoint({
  name: 'price-add-on',
  method: 'GET',
  path: '/api/price-add-on',
  summary: 'Prices and availability of products whose ids a browser stores, such as recently viewed ones',
  access: 'shop',
  request: z.strictObject({
    storeId: storeIdField,
    product_ids: digitsList,
    deliveryCountry: z.optional(countryField),
  }),
  response: z.object({
    prices: z.array(z.object({ productId: z.int(), price: productPriceSchema, inStock: z.boolean() })),
  }),
  errors: ['authentication_required'],
});

export const sizeGuide = defineEndpoint({
  name: 'size-guide',
  method: 'GET',
  path: '/api/size-guide',
  summary: 'A size guide by its code, or that of a product or a category',
  // Not `shop`: the page of a size guide is an editorial page, which is readable before joining.
  access: 'frame',
  request: z.strictObject({
    store_id: storeIdField,
    code: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,60}$/))),
    /** With a code: the product whose own column is requested. */
    product_id: z.optional(digits),
    category_id: z.optional(digits),
  }),
  response: z.object({
    code: z.string(),
    /** `title`, `intro`, `how` and labels are in the store's language. */
    title: z.string(),
    /** How to choose a size. */
    intro: z.string(),
    /** How to measure. */
    how: z.string(),
    /** Codes of units in display order, such as `cm`, `eu` and `mondopoint`. Not every one needs a column. */
    units: z.array(z.string()),
    table: z.object({
      /** `unit` is one of the units, or empty for sizes such as `M`. */
      columns: z.array(z.object({ key: z.string(), label: z.string(), unit: z.string() })),
      /** A cell for each column; measurements with the decimal separator of the language. */
      rows: z.array(z.array(z.string())),
      /** Index of the column by which the requested product is sold; null without a product, and if there is none. */
      ownColumn: z.nullable(z.int()),
    }),
    /** Paths of drawings of what is measured. */
    images: z.array(z.string()),
  }),
  errors: ['not_found'],
});
