import { guestSessionData, noConsent } from '../session/index.ts';
import { defaultStore } from '../stores/stores.ts';
import type { EventPayload, EventType } from './index.ts';

const session = guestSessionData(defaultStore);
const total = { amount: 12_900, currency: 'GBP' };

/**
 * One valid payload of each event, as a publisher of this major sends it. Builds write them into a release's contract
 * file and tests use them; the shop itself never loads them.
 */
export const eventExamples: { [Type in EventType]: EventPayload<Type> } = {
  'account:signed-in': { session, isNew: false },
  'account:signed-out': { session },
  'basket:changed': { version: 3, basketCount: 2, total },
  'basket:line-added': {
    productId: 101,
    name: 'Ridge 92',
    qty: 1,
    count: 2,
    price: total,
    specialPrice: total,
  },
  'consent:changed': { preferences: noConsent },
  'consent:save-failed': {},
  'search:activity-changed': { isActive: true },
  'session:changed': { session, reason: 'signed-in' },
  'shell:route-changed': { from: '/', to: '/products' },
  'shell:page-viewed': {
    path: '/catalog/product/view/id/5/',
    pageType: 'product',
    layoutType: 'Product',
    entityId: 5,
    storeId: 1,
  },
  'shell:app-state-changed': { isReady: true, failure: null },
  'shell:region-failed': { remote: 'mf-cms', version: '1.0.0', region: 'cms/page', phase: 'load' },
};
