import * as z from 'zod/mini';

export const searchExposes = {
  pages: ['search/results'],
  fragments: {
    'search/box': { major: 1, props: z.object({}) },
  },
  overlays: {},
} as const;
