import { defineFederation } from 'shared-build/federation';

export default defineFederation({
  name: 'mf-basket',
  squad: 'e2e',
  exposes: {
    './pages/basket': './basket-page.tsx',
    './fragments/mini-basket': './mini-basket-fragment.tsx',
  },
  timeoutMs: 3000,
  budgetKb: 250,
});
