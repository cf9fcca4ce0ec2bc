import { defineFederation } from 'shared-build/federation';

export default defineFederation({
  name: 'mf-cms',
  squad: 'content',
  exposes: {
    './fragments/sitewide-banner': './src/exposes/sitewide-banner-fragment.tsx',
    './pages/page': './src/exposes/editorial-page.tsx',
  },
  pageTypes: {
    contact: { page: 'cms/page', entry: 'public', tracking: 'Contact' },
    'size-guide': { page: 'cms/page', entry: 'public', tracking: 'Info' },
    cms: { page: 'cms/page', entry: 'public', tracking: 'Info' },
    'cms-preview': { page: 'cms/page', entry: 'public', tracking: 'Info' },
  },
  frame: {
    './fragments/sitewide-banner': {
      slot: 'above-header',
      props: { identifier: 'pss-sitewide-banner' },
      hydrate: 'interaction',
    },
  },
  timeoutMs: 3000,
  budgetKb: 100,
});
