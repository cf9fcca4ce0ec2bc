import * as z from 'zod/mini';
import { pageTypePattern } from '../routes/page-type.ts';
import type { RemoteName } from './remote-names.ts';

/** Largest number of page types of one release. */
const maxPageTypes = 50;

/** Name of a page of a remote, as in `gift-cards/balance`. */
export const pageNameSchema = z
  .string()
  .check(z.regex(/^[a-z]+(-[a-z]+)*\/[a-z]+(-[a-z]+)*$/), z.maxLength(100));

/** Layout type in analytics. The specification's are `layoutTypes`. */
export const trackingSchema = z.string().check(z.regex(/^[A-Za-z][A-Za-z -]{0,39}$/));

/**
 * Pages of a release by the page types of `page-route` that they render. Who may enter only decides what is shown: the API
 * decides what is permitted.
 */
export const pageTypesSchema = z
  .record(
    z.string().check(z.regex(pageTypePattern)),
    z.object({
      page: pageNameSchema,
      entry: z.enum(['public', 'members', 'guests', 'mailed']),
      tracking: trackingSchema,
      /** Path of such a page, which probes render. For types for which the sitemap has none. */
      example: z.optional(z.string().check(z.regex(/^\/(?!\/)[A-Za-z0-9/_.?=&-]{0,199}$/))),
    }),
  )
  .check(
    z.refine((types) => Object.keys(types).length <= maxPageTypes, `more than ${maxPageTypes} page types`),
  );

export type PageTypes = z.infer<typeof pageTypesSchema>;

/** The type of paths without a page, which the shell answers itself. */
const fallbackType = 'not-found';

/** Returns why the page types do not fit the exposes of a release; undefined if they do. */
export function pageTypeMismatch(
  name: RemoteName,
  exposes: Readonly<Record<string, unknown>>,
  pageTypes: PageTypes = {},
): string | undefined {
  if (Object.hasOwn(pageTypes, fallbackType))
    return `has the page type ${fallbackType}, which is the shell’s`;
  const wrong = Object.entries(pageTypes).find(([, { page }]) => {
    const [owner = '', part = ''] = page.split('/');
    return `mf-${owner}` !== name || !Object.hasOwn(exposes, `./pages/${part}`);
  });
  return (
    wrong && `renders the page type ${wrong[0]} with ${wrong[1].page}, which it does not expose as a page`
  );
}
