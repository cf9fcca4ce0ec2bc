import * as z from 'zod/mini';

export const searchExposes = {
  pages: { 'search/results': { remote: 'mf-search', expose: './pages/results' } },
  fragments: {
    'search/box': { remote: 'mf-search', expose: './fragments/box', major: 1, props: z.object({}) },
  },
  overlays: {},
} as const;
