import { defineFederation } from 'shared-build/federation';

/** Each of these stands in for the search remote: it has a slot in the header and a page of its own. */
export const searchFederation = defineFederation({
  name: 'mf-search',
  team: 'search',
  exposes: {
    './fragments/box': './box-fragment.tsx',
    './pages/results': './results-page.tsx',
  },
  emits: [],
  consumes: [],
  uses: [],
  timeoutMs: 3000,
  budgetKb: 100,
  criticality: 'region',
});
