import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { imageSchema, linkSchema, storeIdField } from './fields.ts';

const identifier = z.string().check(z.regex(/^[a-z0-9][a-z0-9_/-]{0,79}$/));

/** The pieces that an editorial page is made of. Text is plain: markup in it is shown, never run. */
export const contentBlockSchema = z.discriminatedUnion('component', [
  z.object({ component: z.literal('heading'), text: z.string() }),
  z.object({ component: z.literal('rich_text'), paragraphs: z.array(z.string()) }),
  z.object({ component: z.literal('list'), items: z.array(z.string()) }),
  z.object({ component: z.literal('image'), image: imageSchema, caption: z.nullable(z.string()) }),
  z.object({ component: z.literal('button'), link: linkSchema }),
  z.object({
    component: z.literal('faq'),
    items: z.array(z.object({ question: z.string(), answer: z.string() })),
  }),
  z.object({ component: z.literal('cookie_preferences_button'), label: z.string() }),
]);

export type ContentBlock = z.infer<typeof contentBlockSchema>;

export const cmsPage = defineEndpoint('cms-page', {
  summary: 'An editorial page',
  access: 'shop',
  request: z.strictObject({ identifier, storeId: storeIdField }),
  response: z.object({
    title: z.string(),
    content: z.array(contentBlockSchema),
    scripts: z.array(z.string()),
  }),
  errors: ['not_found', 'authentication_required'],
});

export const staticBlockSchema = z.object({
  identifier: z.string(),
  message: z.string(),
  link: z.nullable(linkSchema),
});

export type StaticBlock = z.infer<typeof staticBlockSchema>;

/** An answer holding `errors` is an empty result (specification §8), not a failure. */
export const staticBlocks = defineEndpoint('static-blocks', {
  summary: 'A block of the frame, such as pss-sitewide-banner',
  access: 'frame',
  request: z.strictObject({ identifier, storeId: storeIdField }),
  response: z.object({ block: z.nullable(staticBlockSchema), errors: z.optional(z.array(z.string())) }),
  errors: [],
});
