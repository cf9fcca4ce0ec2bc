import { defineFederation } from 'shared-build/federation';

export default defineFederation({
  name: 'mf-consent',
  squad: 'consent',
  exposes: {
    './fragments/banner': './src/exposes/banner.tsx',
    './overlays/preferences': './src/exposes/preferences-overlay.tsx',
  },
  frame: { './fragments/banner': { slot: 'consent', hydrate: 'interaction' } },
  overlays: {
    './overlays/preferences': {
      kind: 'modal',
      width: 650,
      names: { 'cookie-preferences': {} },
    },
  },
  timeoutMs: 2000,
  budgetKb: 80,
});
