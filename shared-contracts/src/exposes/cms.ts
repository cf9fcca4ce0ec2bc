import * as z from 'zod/mini';

export const cmsExposes = {
  pages: ['cms/page'],
  fragments: {
    /** Renders nothing and takes no space if the block is not found. */
    'cms/sitewide-banner': {
      major: 1,
      props: z.object({ identifier: z.string() }),
    },
  },
  overlays: {},
} as const;
