import { shellAppStateChanged, shellPageViewed, shellRegionFailed, shellRouteChanged } from '../shell.ts';
import { exampleOf } from './example-of.ts';

export const shellExamples = [
  exampleOf(shellRouteChanged, { from: '/', to: '/products' }),
  exampleOf(shellPageViewed, {
    path: '/catalog/product/view/id/5/',
    pageType: 'product',
    layoutType: 'Product',
    entityId: 5,
    storeId: 1,
  }),
  exampleOf(shellAppStateChanged, { isReady: true, failure: null }),
  exampleOf(shellRegionFailed, { remote: 'mf-cms', version: '1.0.0', region: 'cms/page', phase: 'load' }),
];
