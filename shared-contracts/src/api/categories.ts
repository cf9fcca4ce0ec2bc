import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint/endpoint.ts';
import { digits, digitsList, paginationSchema, storeIdField } from './endpoint/fields.ts';

const categorySchema = z.object({
  id: z.int(),
  name: z.string(),
  url: z.string(),
  /** Products in it and below it that the visitor's store sells. */
  count: z.int(),
});

export const catSubcategories = defineEndpoint({
  name: 'cat-subcategories',
  method: 'GET',
  path: '/api/cat-subcategories',
  summary: 'The categories right below a category that hold products',
  access: 'shop',
  request: z.strictObject({
    store_id: storeIdField,
    categoryId: digits,
    count: z._default(digits.check(z.minimum(1), z.maximum(100)), 24),
    pageNumber: z._default(digits.check(z.minimum(1), z.maximum(1000)), 1),
    gender: z.optional(digits),
    group_id: z.optional(digits),
  }),
  response: z.object({ categories: z.array(categorySchema), pagination: paginationSchema }),
  errors: ['not_found', 'authentication_required'],
});

export const categoryUrl = defineEndpoint({
  name: 'category-url',
  method: 'GET',
  path: '/api/category-url',
  summary: 'The category that a path names, aliases included',
  access: 'shop',
  request: z.strictObject({
    url: z.string().check(z.minLength(1), z.maxLength(500)),
    store_id: storeIdField,
    gender: z.optional(digits),
  }),
  response: z.object({ id: z.int(), name: z.string(), url: z.string() }),
  errors: ['not_found', 'authentication_required'],
});

interface CategoryNode extends z.infer<typeof categorySchema> {
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
  summary: 'The tree of categories that hold products, or the part of it around one category',
  access: 'shop',
  request: z.strictObject({ store_id: storeIdField, category_id: z.optional(digits) }),
  response: z.object({
    /** From the root to the requested category. */
    path: z.array(z.object({ id: z.int(), name: z.string(), url: z.string() })),
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
        eventId: z.int(),
        /** ISO 8601, UTC. */
        startDate: z.string(),
        endDate: z.string(),
      }),
    ),
  }),
  errors: ['authentication_required'],
});
