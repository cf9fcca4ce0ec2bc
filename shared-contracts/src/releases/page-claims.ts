import * as z from 'zod/mini';
import { pageNameSchema, trackingSchema } from './page-types.ts';

/** Everything below a first segment, and the segment itself, as in `/gift-cards/*`. */
const claimedPaths = /^\/[a-z]+(-[a-z]+)*\/\*$/;

/** Largest number of claims of one release. */
const maxClaims = 10;

/**
 * Pages of a release at paths that `page-route` does not know, by claimed paths. What `page-route` answers wins. Who may
 * enter only decides what is shown: the API decides what is permitted.
 */
export const pageClaimsSchema = z
  .record(
    z.string().check(z.regex(claimedPaths), z.maxLength(50)),
    z.object({
      page: pageNameSchema,
      entry: z.enum(['public', 'members', 'guests']),
      tracking: trackingSchema,
    }),
  )
  .check(z.refine((claims) => Object.keys(claims).length <= maxClaims, `more than ${maxClaims} claims`));

export type PageClaims = z.infer<typeof pageClaimsSchema>;

/** First segments of the shop's own paths and of the servers' endpoints. Releases cannot claim them. */
const reserved = new Set(
  `
  account admin api assets auth basket brand brand-new brands cart catalog category checkout
  cms console customer discovery embeds event events form healthz help historical home join
  leave login logout media metrics new newsletter order orders payment payments pictures product
  products readyz register registry releases rewardpoints sales search services session shop
  storyblok-preview unsubscribe webhooks
  `
    .trim()
    .split(/\s+/),
);

/** Returns whether the claimed paths belong to the shop. */
export function isReservedClaim(paths: string): boolean {
  return reserved.has(paths.split('/')[1] ?? '');
}
