import * as z from 'zod/mini';

export const consentExposes = {
  pages: ['consent/cookie-preferences'],
  fragments: {
    'consent/banner': { major: 1, props: z.object({}) },
    /** A frame of another site, or a service that a page shows, held back until its group is accepted. */
    'consent/embed': {
      major: 1,
      props: z.object({
        /** Absolute URL; shown only if a list of the store's configuration has it. */
        url: z.optional(z.string()),
        service: z.optional(z.enum(['reviews', 'trustBadge'])),
        /** Accessible name of the frame. */
        title: z.string(),
        /** CSS pixels; the frame is as wide as its place, and lower than this in a narrow place. */
        width: z.int().check(z.minimum(1), z.maximum(4000)),
        height: z.int().check(z.minimum(1), z.maximum(4000)),
      }),
    },
  },
  overlays: {
    'consent/preferences': {
      major: 1,
      props: z.object({
        /** True if it is opened because a save failed: it starts with the failure. */
        failed: z.optional(z.boolean()),
      }),
    },
    /** A service that loads on a click only. */
    'consent/service': { major: 1, props: z.object({ service: z.enum(['chat', 'helpWidget']) }) },
  },
} as const;
