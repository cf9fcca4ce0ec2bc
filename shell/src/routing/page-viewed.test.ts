import { defaultStore } from 'shared-contracts/stores';
import { bareMeta, type PageState } from './page-state.ts';
import { pageViewed } from './page-viewed.ts';

const meta = bareMeta(defaultStore);
const product: PageState = {
  kind: 'page',
  page: 'catalogue/product',
  params: { path: '/catalog/product/view/id/5/', search: {}, entityId: 5, pageType: 'product' },
  entry: 'public',
  tracking: 'Product',
  status: 200,
  meta,
};

describe('pageViewed', () => {
  it('returns page type, layout type, entity and store', () => {
    expect(pageViewed(product, '/catalog/product/view/id/5/', 13)).toEqual({
      path: '/catalog/product/view/id/5/',
      pageType: 'product',
      layoutType: 'Product',
      entityId: 5,
      storeId: 13,
    });
  });

  it('returns the layout type of a page that is not implemented yet', () => {
    const soon: PageState = {
      kind: 'soon',
      status: 200,
      pageType: 'order-history',
      isForMembers: true,
      meta,
    };
    expect(pageViewed(soon, '/sales/order/history/', 1)).toMatchObject({
      pageType: 'order-history',
      layoutType: 'Account',
    });
  });

  it.each<[PageState | undefined, string]>([
    [{ kind: 'not-found', status: 404, meta }, 'not-found'],
    [{ kind: 'error', reason: 'server', status: 503, meta }, 'error'],
    [undefined, 'error'],
  ])('returns the kind of a screen as page type', (state, pageType) => {
    expect(pageViewed(state, '/x', 1)).toMatchObject({ pageType, layoutType: 'Info', entityId: null });
  });
});
