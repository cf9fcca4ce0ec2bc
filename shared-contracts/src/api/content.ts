import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint/endpoint.ts';
import { imageSchema, linkSchema, storeIdField } from './endpoint/fields.ts';

const identifier = z.string().check(z.regex(/^[a-z0-9][a-z0-9_/-]{0,79}$/));

/** The components of an editorial page. Text is plain: markup in it is shown, never run. */
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
  z.object({
    component: z.literal('table'),
    caption: z.string(),
    columns: z.array(z.string()),
    rows: z.array(z.array(z.string())),
  }),
  z.object({ component: z.literal('cookie_preferences_button'), label: z.string() }),
  /** A size guide of the catalogue, by its code. */
  z.object({ component: z.literal('size_guide'), code: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)) }),
  /**
   * A page of another site, such as a video player. Shown only if a list of the store's configuration
   * (`cookieConsentIframes`) has its URL, and once that group is accepted.
   */
  z.object({
    component: z.literal('iframe'),
    url: z.string().check(z.maxLength(2000)),
    /** Accessible name. */
    title: z.string(),
    /** CSS pixels. */
    width: z.int().check(z.minimum(1), z.maximum(4000)),
    height: z.int().check(z.minimum(1), z.maximum(4000)),
  }),
  /** Links side by side, each with a drawing or without one. */
  z.object({
    component: z.literal('tiles'),
    items: z.array(z.object({ link: linkSchema, drawing: z.nullable(z.string()) })),
  }),
]);

export type ContentBlock = z.infer<typeof contentBlockSchema>;

export const cmsPage = defineEndpoint({
  name: 'cms-page',
  method: 'GET',
  path: '/api/cms-page',
  summary: 'An editorial page',
  // Not `shop`: terms, privacy policy and the other service pages must be readable before joining.
  access: 'frame',
  request: z.strictObject({ identifier, storeId: storeIdField }),
  response: z.object({
    title: z.string(),
    content: z.array(contentBlockSchema),
    scripts: z.array(z.string()),
  }),
  errors: ['not_found'],
});

export const staticBlockSchema = z.object({
  identifier: z.string(),
  message: z.string(),
  link: z.nullable(linkSchema),
});

export type StaticBlock = z.infer<typeof staticBlockSchema>;

/** An answer that contains `errors` is an empty result (specification §8), not a failure. */
export const staticBlocks = defineEndpoint({
  name: 'static-blocks',
  method: 'GET',
  path: '/api/static-blocks',
  summary: 'A block of the frame, such as pss-sitewide-banner',
  access: 'frame',
  request: z.strictObject({ identifier, storeId: storeIdField }),
  response: z.object({ block: z.nullable(staticBlockSchema), errors: z.optional(z.array(z.string())) }),
  errors: [],
});

export const pageTextAreas = [
  'home',
  'basket',
  'search',
  'account',
  'login',
  'register',
  'forgot-password',
  'reset-password',
  'not-found',
  'join',
] as const;

export type PageTextArea = (typeof pageTextAreas)[number];

export const pageText = defineEndpoint({
  name: 'page-text',
  method: 'GET',
  path: '/api/page-text',
  summary: 'Title and introduction of an area of the shop; its page has them as title and description',
  access: 'frame',
  request: z.strictObject({ area: z.enum(pageTextAreas), storeId: storeIdField }),
  response: z.object({ area: z.string(), title: z.string(), text: z.string() }),
  errors: [],
});

export const dynamicHeaderText = defineEndpoint({
  name: 'dynamic-header-text',
  method: 'GET',
  path: '/api/dynamic-header-text',
  summary: 'A short text of the header, such as share-and-get-credit; null where the store has none',
  access: 'frame',
  request: z.strictObject({ key: identifier, storeId: storeIdField }),
  response: z.object({ text: z.nullable(z.string()), url: z.nullable(z.string()) }),
  errors: [],
});

/** A node of a story as the CMS delivers it: component name, fields and children. */
export interface StoryNode {
  component: string;
  fields: Record<string, unknown>;
  children: StoryNode[];
}

const storyNodeSchema: z.ZodMiniType<StoryNode> = z.object({
  component: z.string(),
  fields: z.record(z.string(), z.unknown()),
  get children() {
    return z.array(storyNodeSchema);
  },
});

export const cmsStory = defineEndpoint({
  name: 'cms-story',
  method: 'GET',
  path: '/api/cms-story',
  summary: 'An editorial page as a tree of components, as a CMS delivers it',
  access: 'frame',
  request: z.strictObject({ slug: identifier, storeId: storeIdField }),
  response: z.object({
    story: z.object({
      slug: z.string(),
      name: z.string(),
      routeKey: z.string(),
      content: storyNodeSchema,
      tag_list: z.array(z.string()),
    }),
  }),
  errors: ['not_found'],
});

export const cmsBlock = defineEndpoint({
  name: 'cms-block',
  method: 'GET',
  path: '/api/cms-block',
  summary: 'One block of the CMS: identifier and render template',
  access: 'frame',
  request: z.strictObject({ identifier, storeId: storeIdField }),
  response: z.object({
    block: z.nullable(
      z.object({ identifier: z.string(), renderTemplate: z.string(), content: storyNodeSchema }),
    ),
  }),
  errors: [],
});

export const cmsIntegration = defineEndpoint({
  name: 'cms-integration',
  method: 'GET',
  path: '/api/cms-integration',
  summary: 'How the headless CMS is reached; `isEnabled` is false where the store has none',
  access: 'frame',
  request: z.strictObject({ storeId: storeIdField }),
  response: z.object({
    isEnabled: z.boolean(),
    provider: z.nullable(z.string()),
    /** Hosts on which unpublished content may be previewed. */
    previewHosts: z.array(z.string()),
  }),
  errors: [],
});
