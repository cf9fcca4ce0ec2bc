import { paymentKindOf } from './payment-kind.ts';

describe('paymentKindOf', () => {
  it.each([
    ['adyen_cc', 'card'],
    ['braintree', 'card'],
    ['adyen_oneclick', 'one_click'],
    ['adyen_hpp', 'open_invoice'],
    ['adyen_hpp_klarna', 'open_invoice'],
    ['braintree_paypal', 'paypal'],
    ['paypal_express', 'paypal_express'],
    ['wallet', 'wallet'],
    ['adyen_applepay', 'wallet'],
    ['braintree_googlepay', 'wallet'],
  ])('returns the kind of %s, which is %s', (code, kind) => {
    expect(paymentKindOf(code)).toBe(kind);
  });

  it.each(['', 'adyen', 'adyen_cc2', 'cc', 'paypal_express_checkout', 'ADYEN_CC', 'adyen_cc\n', 'checkmo'])(
    'returns null for %j',
    (code) => {
      expect(paymentKindOf(code)).toBeNull();
    },
  );
});
