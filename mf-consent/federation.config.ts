import { defineFederation } from 'shared-build/federation';

export default defineFederation({
  name: 'mf-consent',
  squad: 'consent',
  exposes: {
    './pages/cookie-preferences': './src/exposes/cookie-preferences-page.tsx',
    './fragments/banner': './src/exposes/banner.tsx',
    './fragments/embed': './src/exposes/embed-fragment.tsx',
    './overlays/preferences': './src/exposes/preferences-overlay.tsx',
    './overlays/service': './src/exposes/service-overlay.tsx',
    './startups/gate': './src/exposes/gate-startup.ts',
  },
  chunkNames: {
    './pages/cookie-preferences': 'preferences',
    './overlays/preferences': 'preferences',
    './fragments/embed': 'services',
    './overlays/service': 'services',
  },
  pageTypes: {
    'cookie-preferences': {
      page: 'consent/cookie-preferences',
      entry: 'public',
      tracking: 'Info',
      example: '/cookie-preferences',
    },
  },
  frame: { './fragments/banner': { slot: 'consent', hydrate: 'interaction' } },
  startup: { './startups/gate': 40 },
  overlays: {
    './overlays/preferences': {
      kind: 'modal',
      width: 650,
      names: { 'cookie-preferences': {} },
    },
    // On a phone it covers the screen.
    './overlays/service': { kind: 'aside', width: 450, closesOnBack: true },
  },
  timeoutMs: 2000,
  budgetKb: 140,
});
