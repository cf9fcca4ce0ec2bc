import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint/endpoint.ts';
import { digits, digitsList, paginationSchema, storeIdField } from './endpoint/fields.ts';

/** 1: men, 2: women; other numbers count as missing. */
const genderField = digits;

const categorySchema = z.object({
  id: z.int(),
  name: z.string(),
  url: z.string(),
  /** Number of products in it and below it that the visitor's price list contains. */
  count: z.int(),
});

export const catSubcategories = defineEndpoint({
  name: 'cat-subcategories',
  method: 'GET',
  path: '/api/cat-subcategories',
  summary: 'The categories directly below a category that contain products',
  access: 'shop',
  request: z.strictObject({
    store_id: storeIdField,
    categoryId: digits,
    /** Categories on a page. */
    count: z._default(digits.check(z.minimum(1), z.maximum(100)), 24),
    /** A page beyond the last is answered with the last. */
    pageNumber: z._default(digits.check(z.minimum(1), z.maximum(1000)), 1),
    /** Products for everyone and for children are counted for both. */
    gender: z.optional(genderField),
    /** Customer group whose products are counted, by default the visitor's; any other counts as that of guests. */
    group_id: z.optional(digits),
  }),
  response: z.object({ categories: z.array(categorySchema), pagination: paginationSchema }),
  errors: ['not_found', 'authentication_required'],
});

export const categoryUrl = defineEndpoint({
  name: 'category-url',
  method: 'GET',
  path: '/api/category-url',
  summary: 'The category of a path or an alias of it',
  access: 'shop',
  request: z.strictObject({
    /** A path or a URL, such as `/products/skis`; its query is ignored. */
    url: z.string().check(z.minLength(1), z.maxLength(500)),
    store_id: storeIdField,
    gender: z.optional(genderField),
  }),
  /** `url` lists the products for the gender and for everyone, if the category has some for the gender only. */
  response: z.object({ id: z.int(), name: z.string(), url: z.string() }),
  errors: ['not_found', 'authentication_required'],
});

export interface CategoryNode extends z.infer<typeof categorySchema> {
  children: CategoryNode[];
}

const categoryNodeSchema: z.ZodMiniType<CategoryNode> = z.extend(categorySchema, {
  get children() {
    return z.array(categoryNodeSchema);
  },
});

export const categoryNavigation = defineEndpoint({
  name: 'category-navigation',
  method: 'GET',
  path: '/api/category-navigation',
  summary: 'The tree of categories that contain products, or the part of it below one category',
  access: 'shop',
  request: z.strictObject({ store_id: storeIdField, category_id: z.optional(digits) }),
  response: z.object({
    /** From the root to the requested category. */
    path: z.array(z.object({ id: z.int(), name: z.string(), url: z.string() })),
    /** The categories below it. */
    tree: z.array(categoryNodeSchema),
  }),
  errors: ['not_found', 'authentication_required'],
});

/** Category event, specification §3. */
export const productCategoryEvent = defineEndpoint({
  name: 'product-category-event',
  method: 'GET',
  path: '/api/product-category-event',
  summary: 'The running sales of categories, by store',
  access: 'shop',
  request: z.strictObject({ store_ids: digitsList, category_ids: digitsList }),
  response: z.object({
    events: z.array(
      z.object({
        storeId: z.int(),
        categoryId: z.int(),
        /** Id of the sale. */
        eventId: z.int(),
        /** ISO 8601, UTC. */
        startDate: z.string(),
        endDate: z.string(),
      }),
    ),
  }),
  errors: ['authentication_required'],
});
