import * as z from 'zod/mini';

export const consentExposes = {
  pages: [],
  fragments: {
    'consent/banner': { major: 1, props: z.object({}) },
  },
  overlays: {
    'consent/preferences': {
      major: 1,
      props: z.object({
        /** True if it is opened because a save failed: it starts with the failure. */
        failed: z.optional(z.boolean()),
      }),
    },
  },
} as const;
