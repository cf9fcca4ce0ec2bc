import { checkoutOf, payableCheckout, checkoutAddress } from '../testing/checkout-factory.ts';
import { openStep, requiredStep, stateOf } from './checkout-steps.ts';

const guest = checkoutOf({ account: { isMember: false, email: null } });
const addressed = checkoutOf({ delivery: { address: checkoutAddress() } });

describe('requiredStep', () => {
  it('returns the first step that lacks something, and the last one if nothing is missing', () => {
    expect([guest, checkoutOf(), addressed, payableCheckout()].map(requiredStep)).toEqual([
      'account',
      'delivery',
      'delivery',
      'payment',
    ]);
  });
});

describe('openStep', () => {
  it('returns a requested step before the required one', () => {
    expect(openStep(payableCheckout(), 'account')).toBe('account');
    expect(openStep(payableCheckout(), 'delivery')).toBe('delivery');
  });

  it('returns the required step for a later, an unknown and no request', () => {
    for (const requested of ['payment', 'nonsense', 'constructor', undefined])
      expect(openStep(checkoutOf(), requested)).toBe('delivery');
  });
});

describe('stateOf', () => {
  it('finishes the steps before the required one, also while an earlier one is open', () => {
    const states = (['account', 'delivery', 'payment'] as const).map((step) =>
      stateOf(step, 'account', 'payment'),
    );
    expect(states).toEqual(['open', 'finished', 'upcoming']);
  });
});
