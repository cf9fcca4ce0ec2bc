import { basketChanged, basketLineAdded } from 'shared-contracts/events/basket';
import { sessionChanged } from 'shared-contracts/events/session';
import { defineFederation } from 'shared-build/federation';

export default defineFederation({
  name: 'mf-basket',
  squad: 'basket',
  exposes: {
    './pages/basket': './src/exposes/basket-page.tsx',
    './fragments/mini-basket': './src/exposes/mini-basket.tsx',
    './overlays/added': './src/exposes/added-overlay.tsx',
  },
  emits: [basketChanged],
  // An event of this remote that other remotes publish must be consumed here.
  consumes: [basketChanged, basketLineAdded, sessionChanged],
  uses: ['account/register'],
  timeoutMs: 3000,
  budgetKb: 150,
});
