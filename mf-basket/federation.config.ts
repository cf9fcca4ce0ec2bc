import { defineFederation } from 'shared-build/federation';

export default defineFederation({
  name: 'mf-basket',
  squad: 'basket',
  exposes: {
    './pages/basket': './src/exposes/basket-page.tsx',
    './fragments/mini-basket': './src/exposes/mini-basket.tsx',
    './overlays/added': './src/exposes/added-overlay.tsx',
  },
  // Other remotes emit it with `useAddToBasket`; no code of this remote reads it.
  accepts: ['basket:line-added'],
  timeoutMs: 3000,
  budgetKb: 150,
});
