import { answer, startStandalone } from 'shared-runtime/standalone';
import { page } from '../exposes/services-page.tsx';
import { twoBrands } from '../testing/brands.ts';

const params = { path: '/ski-service', search: {}, entityId: null, pageType: 'ski-service/services' };

await startStandalone({
  title: 'mf-ski-service',
  handlers: [answer('brands', () => twoBrands)],
  views: { services: { kind: 'page', module: page, params } },
});
