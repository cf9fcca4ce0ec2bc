import * as z from 'zod/mini';

export const cmsExposes = {
  pages: { 'cms/page': { remote: 'mf-cms', expose: './pages/page' } },
  fragments: {
    /** Renders nothing and takes no space if the block is not found. */
    'cms/sitewide-banner': {
      remote: 'mf-cms',
      expose: './fragments/sitewide-banner',
      major: 1,
      props: z.object({ identifier: z.string() }),
    },
  },
  overlays: {},
} as const;
