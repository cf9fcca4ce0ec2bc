import { contentBlockSchema, type ContentBlock } from 'shared-contracts/api/content';
import { navigationTypes, type NavigationItem } from 'shared-contracts/api/shop';
import * as z from 'zod';
import { isMenuType } from '../menu-type.ts';
import { codeSchema, linkUrlSchema, localeSchema, storeIdSchema, storeKindSchema } from './fields.ts';

/** Returns the links of a block, each with its path in it. */
function linksOf(block: ContentBlock): { path: (string | number)[]; url: string }[] {
  if (block.component === 'button') return [{ path: ['link', 'url'], url: block.link.url }];
  if (block.component !== 'tiles') return [];
  return block.items.flatMap(({ link, drawing }, place) => [
    { path: ['items', place, 'link', 'url'], url: link.url },
    ...(drawing === null ? [] : [{ path: ['items', place, 'drawing'], url: drawing }]),
  ]);
}

const cmsPageSchema = z.strictObject({
  type: z.literal('cms-page'),
  identifier: codeSchema,
  locale: localeSchema,
  title: z.string(),
  description: z.string(),
  content: z.array(contentBlockSchema).superRefine((blocks, context) => {
    for (const [index, block] of blocks.entries()) {
      for (const { path, url } of linksOf(block))
        for (const { message } of linkUrlSchema.safeParse(url).error?.issues ?? [])
          context.addIssue({ code: 'custom', path: [index, ...path], message });
    }
  }),
  tags: z.array(z.string()).default([]),
});

const linkFields = { label: z.string(), url: linkUrlSchema };

const staticBlockSchema = z.strictObject({
  type: z.literal('static-block'),
  identifier: codeSchema,
  storeId: storeIdSchema,
  message: z.string(),
  link: z.strictObject(linkFields).nullable().default(null),
});

const menuItemSchema = z.strictObject({
  ...linkFields,
  children: z.array(
    z.strictObject({
      ...linkFields,
      /** Heading above this link and those after it that have the same one. */
      group: z.string().optional(),
    }),
  ),
}) satisfies z.ZodType<NavigationItem>;

const maxMenuTypeLength = 200;

/** Such as `header-desktop`, or with a variation behind it; see `menu-type.ts`. Nothing requests a menu of another type. */
const menuTypeSchema = z
  .string()
  .max(maxMenuTypeLength)
  .refine(isMenuType, `one of ${navigationTypes.join(', ')}, or one of a variation`);

const navigationMenuSchema = z.strictObject({
  type: z.literal('navigation-menu'),
  menuType: menuTypeSchema,
  storeKind: storeKindSchema,
  locale: localeSchema,
  items: z.array(menuItemSchema),
});

const pageTextSchema = z.strictObject({
  type: z.literal('page-text'),
  area: codeSchema,
  locale: localeSchema,
  title: z.string(),
  text: z.string(),
});

const headerTextSchema = z.strictObject({
  type: z.literal('header-text'),
  key: codeSchema,
  locale: localeSchema,
  text: z.string(),
  url: linkUrlSchema,
});

const redirectSchema = z.strictObject({
  type: z.literal('redirect'),
  fromPath: z.string().startsWith('/').max(500),
  /** Null: all stores. */
  storeId: storeIdSchema.nullable().default(null),
  toUrl: linkUrlSchema,
  status: z.literal([301, 302]),
});

/** A value of a store's configuration that overrides the default and the one of its brand. */
const storeOverrideSchema = z.strictObject({
  type: z.literal('store-override'),
  storeId: storeIdSchema,
  key: codeSchema,
  value: z.json(),
});

export const contentRecords = [
  cmsPageSchema,
  staticBlockSchema,
  navigationMenuSchema,
  pageTextSchema,
  headerTextSchema,
  redirectSchema,
  storeOverrideSchema,
] as const;
