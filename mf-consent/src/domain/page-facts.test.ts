import { pageFacts } from './page-facts.ts';

describe('pageFacts', () => {
  it.each([
    ['product', '/ski-7', 'A ski'],
    ['cms', '/about-us', 'About us'],
  ])('returns type, path and title of a page that is the same for everyone: %s', (pageType, path, title) => {
    expect(pageFacts({ pageType, path }, title)).toEqual({ type: pageType, path, title });
  });

  it.each([
    ['search', '/search', 'Results for “anna@example.com”'],
    ['join', '/join/CODE-OF-ANNA', 'You’ve been invited'],
    ['login', '/customer/account/login/referer/L3Jlc2V0P3Rva2VuPTE/', 'Sign in'],
    ['order-view', '/sales/order/view/order_id/12', 'Order 12'],
    ['not-found', '/reset/token-1', 'Not found'],
    ['unknown', '/join/CODE-OF-ANNA', 'A page before its type is known'],
    ['a-later-type', '/of/anna', 'Anna'],
  ])(
    'returns the type only of a page that may contain what is the visitor’s: %s',
    (pageType, path, title) => {
      expect(pageFacts({ pageType, path }, title)).toEqual({ type: pageType, path: null, title: null });
    },
  );
});
