import * as z from 'zod/mini';
import { productCardSchema, productPriceSchema, saleSchema } from './catalogue.ts';
import { defineEndpoint } from './endpoint/endpoint.ts';
import { countryField, digits, digitsList, imageSchema, storeIdField } from './endpoint/fields.ts';
import { sliderCounts } from './slider-counts.ts';

/** Numbers of viewed products: by default, in the variation of the experiment, the maximum, and in a guest's browser. */
export const recentlyViewedLimits = { default: 4, variation: 30, max: 30, local: 10 } as const;

const count = (byDefault: number) =>
  z._default(digits.check(z.minimum(1), z.maximum(sliderCounts.max)), byDefault);
const cards = z.object({ items: z.array(productCardSchema) });
/** Id of a gender in accounts: 1 man, 2 woman, 3 and 0 not specified. */
const gender = z.optional(digits.check(z.maximum(3)));

export const bestsellers = defineEndpoint({
  name: 'bestsellers',
  method: 'GET',
  path: '/api/bestsellers',
  summary: 'The bestsellers of a store',
  access: 'shop',
  request: z.strictObject({
    storeId: storeIdField,
    gender,
    count: count(sliderCounts.bestsellers),
    shippingCountry: z.optional(countryField),
  }),
  response: z.object({
    items: z.array(
      z.extend(productCardSchema, {
        productName: z.string(),
        brandName: z.string(),
        productImageUrl: z.string(),
      }),
    ),
  }),
  errors: ['authentication_required'],
});

export const brandBestsellersNew = defineEndpoint({
  name: 'brand-bestsellers-new',
  method: 'GET',
  path: '/api/brand-bestsellers-new',
  summary: 'The bestsellers of a brand or a category',
  access: 'shop',
  request: z.strictObject({
    store_id: storeIdField,
    limit: count(sliderCounts.brandBestsellers),
    gender,
    brand_id: z.optional(digits),
    category_id: z.optional(digits),
  }),
  response: cards,
  errors: ['not_found', 'authentication_required'],
});

const relatedRequest = z.strictObject({
  productId: digits,
  storeId: storeIdField,
  /** Without it the products suit the wearer of this one. */
  gender,
  count: count(sliderCounts.recommended),
  shippingCountry: z.optional(countryField),
});

export const productsRelated = defineEndpoint({
  name: 'products-related',
  method: 'GET',
  path: '/api/products-related',
  summary: 'Products of the same category',
  access: 'shop',
  request: relatedRequest,
  response: cards,
  errors: ['not_found', 'authentication_required'],
});

export const productsRelatedBrand = defineEndpoint({
  name: 'products-related-brand',
  method: 'GET',
  path: '/api/products-related-brand',
  summary: 'Products of the same brand',
  access: 'shop',
  request: relatedRequest,
  response: cards,
  errors: ['not_found', 'authentication_required'],
});

export const productsRecommended = defineEndpoint({
  name: 'products-recommended',
  method: 'GET',
  path: '/api/products-recommended',
  summary:
    'Products of the categories that go with its category; without a rule, of its department in its price range',
  access: 'shop',
  request: relatedRequest,
  response: cards,
  errors: ['not_found', 'authentication_required'],
});

export const productCards = defineEndpoint({
  name: 'product-cards',
  method: 'GET',
  path: '/api/product-cards',
  summary: 'The cards of given products in their order; those that the store does not sell are left out',
  access: 'shop',
  request: z.strictObject({ storeId: storeIdField, product_ids: digitsList }),
  response: cards,
  errors: ['authentication_required'],
});

export const relatedSales = defineEndpoint({
  name: 'related-sales',
  method: 'GET',
  path: '/api/related-sales',
  summary: 'Running sales of a category or a brand, or that share one with a sale; all without any',
  access: 'shop',
  request: z.strictObject({
    store_id: storeIdField,
    category_id: z.optional(digits),
    brand_id: z.optional(digits),
    sale_id: z.optional(digits),
  }),
  response: z.object({
    sales: z.array(saleSchema),
    /** The sale of `sale_id` if it has ended and was open to the visitor, otherwise null. Absent without `sale_id`. */
    endedSale: z.optional(z.nullable(z.object({ title: z.string() }))),
  }),
  errors: ['authentication_required'],
});

/** Recently viewed item, specification §3. */
const recentlyViewedItemSchema = z.object({
  productID: z.int(),
  entity_id: z.int(),
  name: z.string(),
  brand: z.string(),
  price: productPriceSchema.shape.current,
  oldPrice: productPriceSchema.shape.old,
  url: z.string(),
  imageUrl: z.string(),
  thumbnails: z.array(imageSchema),
});

export const recentlyViewed = defineEndpoint({
  name: 'recently-viewed',
  method: 'GET',
  path: '/api/recently-viewed',
  summary: "A member's recently viewed products, latest first; empty for a guest, whose browser stores them",
  access: 'shop',
  request: z.strictObject({
    store_id: storeIdField,
    limit: z._default(
      digits.check(z.minimum(1), z.maximum(recentlyViewedLimits.max)),
      recentlyViewedLimits.default,
    ),
    /** The current product, which is left out of the list. */
    product_id: z.optional(digits),
  }),
  response: z.object({ items: z.array(recentlyViewedItemSchema) }),
  errors: ['authentication_required'],
});

export const recentlyViewedSave = defineEndpoint({
  name: 'POST recently-viewed',
  method: 'POST',
  path: '/api/recently-viewed',
  summary: 'Saves a product among those that the member has viewed; does nothing for a guest',
  access: 'shop',
  request: z.strictObject({
    store_id: z.int(),
    product_id: z.int().check(z.minimum(1)),
    /**
     * Products that were viewed before it without an account, latest first: the list of the browser, which is added to the
     * member's list at sign-in. Unknown ids are ignored, and beside them an unknown `product_id` is ignored too.
     */
    earlier_product_ids: z.optional(
      z.array(z.int().check(z.minimum(1))).check(z.maxLength(recentlyViewedLimits.local)),
    ),
  }),
  /** False for a guest, and for a member who restricts the personalisation of the site. */
  response: z.object({ isSaved: z.boolean() }),
  errors: ['not_found', 'authentication_required'],
});

export const brandBlocks = defineEndpoint({
  name: 'brand-blocks',
  method: 'GET',
  path: '/api/brand-blocks',
  summary: "Content of a brand's page besides its products: description, reviews, sales, departments",
  access: 'shop',
  request: z.strictObject({
    brandPageId: digits,
    store_id: storeIdField,
    gender_id: gender,
  }),
  response: z.object({
    brand: z.object({
      id: z.int(),
      name: z.string(),
      url: z.string(),
      description: z.string(),
      image: imageSchema,
    }),
    /** Null without reviews. */
    rating: z.nullable(z.object({ average: z.number(), count: z.int() })),
    reviews: z.array(
      z.object({
        author: z.string(),
        country: z.string(),
        /** 1 to 5. */
        rating: z.int(),
        text: z.string(),
        /** ISO 8601, UTC. */
        date: z.string(),
      }),
    ),
    sales: z.array(saleSchema),
    categories: z.array(z.object({ id: z.int(), name: z.string(), url: z.string(), count: z.int() })),
    bestsellers: z.array(productCardSchema),
  }),
  errors: ['not_found', 'authentication_required'],
});
