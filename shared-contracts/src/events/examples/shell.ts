import { appStateChanged, pageViewed, regionFailed, routeChanged } from '../shell.ts';
import { exampleOf } from './example-of.ts';

export const shellExamples = [
  exampleOf(routeChanged, { from: '/', to: '/products' }),
  exampleOf(pageViewed, {
    path: '/catalog/product/view/id/5/',
    pageType: 'product',
    layoutType: 'Product',
    entityId: 5,
    storeId: 1,
  }),
  exampleOf(appStateChanged, { isReady: true, failure: null }),
  exampleOf(regionFailed, { remote: 'mf-cms', version: '1.0.0', region: 'cms/page', phase: 'load' }),
];
