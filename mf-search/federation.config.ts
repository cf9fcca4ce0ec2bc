import { defineFederation } from 'shared-build/federation';

export default defineFederation({
  name: 'mf-search',
  squad: 'search',
  exposes: {
    './fragments/box': './src/exposes/box-fragment.tsx',
    './pages/results': './src/exposes/results-page.tsx',
  },
  pageTypes: { search: { page: 'search/results', entry: 'public', tracking: 'Search' } },
  frame: { './fragments/box': { slot: 'header-search', hydrate: 'interaction' } },
  timeoutMs: 3000,
  budgetKb: 100,
});
