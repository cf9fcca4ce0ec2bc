import { defineFederation } from 'shared-build/federation';

export default defineFederation({
  name: 'mf-basket',
  squad: 'basket',
  exposes: {
    './pages/basket': './src/exposes/basket-page.tsx',
    './fragments/mini-basket': './src/exposes/mini-basket.tsx',
    './overlays/added': './src/exposes/added-overlay.tsx',
  },
  overlays: {
    './overlays/added': {
      kind: 'modal',
      width: 450,
      isClosable: true,
      names: { 'added-to-basket': {} },
      aside: { width: 450 },
    },
  },
  // Other remotes emit it with `useAddToBasket`; no code of this remote reads it.
  accepts: ['basket:line-added'],
  timeoutMs: 3000,
  budgetKb: 150,
});
