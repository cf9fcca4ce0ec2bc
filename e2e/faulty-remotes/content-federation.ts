import { defineFederation } from 'shared-build/federation';

/** Stands in for the content remote: the banner above the header, and pages that links lead to. */
export const contentFederation = defineFederation({
  name: 'mf-cms',
  team: 'content',
  exposes: {
    './fragments/sitewide-banner': './banner-fragment.tsx',
    './pages/page': './editorial-page.tsx',
  },
  emits: [],
  consumes: [],
  uses: [],
  timeoutMs: 3000,
  budgetKb: 100,
  criticality: 'region',
});
