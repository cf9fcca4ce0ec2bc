import { defineFederation } from 'shared-build/federation';

export default defineFederation({
  name: 'mf-basket',
  squad: 'basket',
  exposes: {
    './pages/basket': './src/exposes/basket-page.tsx',
    './pages/checkout': './src/exposes/checkout-page.tsx',
    './pages/order-success': './src/exposes/order-success-page.tsx',
    './fragments/mini-basket': './src/exposes/mini-basket.tsx',
    './overlays/added': './src/exposes/added-overlay.tsx',
  },
  pageTypes: {
    basket: { page: 'basket/basket', entry: 'public', tracking: 'Basket' },
    checkout: { page: 'basket/checkout', entry: 'public', tracking: 'Basket' },
    'order-success': { page: 'basket/order-success', entry: 'public', tracking: 'Success' },
  },
  // The count is fetched when the page is idle: a page that is shared by all guests cannot contain it.
  frame: { './fragments/mini-basket': { slot: 'header-basket', hydrate: 'idle' } },
  overlays: {
    './overlays/added': {
      kind: 'modal',
      width: 450,
      names: { 'added-to-basket': {} },
      aside: { width: 450 },
    },
  },
  // Other remotes emit it with `useAddToBasket`; no code of this remote reads it.
  accepts: ['basket:line-added'],
  timeoutMs: 3000,
  budgetKb: 700,
});
