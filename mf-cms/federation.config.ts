import { defineFederation } from 'shared-build/federation';

export default defineFederation({
  name: 'mf-cms',
  squad: 'content',
  exposes: {
    './fragments/sitewide-banner': './src/exposes/sitewide-banner-fragment.tsx',
    './pages/page': './src/exposes/editorial-page.tsx',
  },
  timeoutMs: 3000,
  budgetKb: 100,
});
