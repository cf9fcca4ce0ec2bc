import { defineFederation } from 'shared-build/federation';
import { shellReleaseName } from 'shared-contracts/releases';

/** What the shell exchanges with remotes. It exposes nothing: remotes get its modules and host functions. */
export default defineFederation({
  name: shellReleaseName,
  squad: 'platform',
  exposes: {},
  emits: [
    'session:changed',
    'shell:route-changed',
    'shell:page-viewed',
    'shell:app-state-changed',
    'shell:region-failed',
    'basket:changed',
  ],
  consumes: ['account:signed-in', 'account:signed-out', 'consent:changed', 'search:activity-changed'],
  uses: ['account/button', 'basket/mini-basket', 'cms/sitewide-banner', 'consent/banner', 'search/box'],
  timeoutMs: 3000,
  budgetKb: 2000,
});
