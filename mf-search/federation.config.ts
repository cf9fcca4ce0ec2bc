import { searchActivityChanged } from 'shared-contracts/events/search';
import { defineFederation } from 'shared-build/federation';

export default defineFederation({
  name: 'mf-search',
  squad: 'search',
  exposes: {
    './fragments/box': './src/exposes/box-fragment.tsx',
    './pages/results': './src/exposes/results-page.tsx',
  },
  emits: [searchActivityChanged],
  consumes: [],
  uses: ['catalogue/listing'],
  timeoutMs: 3000,
  budgetKb: 100,
});
