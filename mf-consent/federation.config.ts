import { consentChanged, consentSaveFailed } from 'shared-contracts/events/consent';
import { sessionChanged } from 'shared-contracts/events/session';
import { defineFederation } from 'shared-build/federation';

export default defineFederation({
  name: 'mf-consent',
  squad: 'consent',
  exposes: {
    './fragments/banner': './src/exposes/banner.tsx',
    './overlays/preferences': './src/exposes/preferences-overlay.tsx',
  },
  emits: [consentChanged, consentSaveFailed],
  consumes: [sessionChanged],
  uses: [],
  timeoutMs: 2000,
  budgetKb: 80,
});
