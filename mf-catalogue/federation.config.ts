import { defineFederation } from 'shared-build/federation';

export default defineFederation({
  name: 'mf-catalogue',
  team: 'catalogue',
  exposes: {
    './pages/product': './src/exposes/product-page.tsx',
  },
  emits: [],
  consumes: ['session:changed'],
  uses: ['account/register', 'basket/added'],
  timeoutMs: 3000,
  budgetKb: 150,
  criticality: 'page',
});
